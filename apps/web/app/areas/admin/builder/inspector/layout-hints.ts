/** What names of our own mean: signature shapes that no other tool has. */
const hints: Readonly<Record<string, string>> = {
  Nota: 'Nota: seperti struk belanja, dengan baris, garis putus, dan jumlah besar.',
  Karcis: 'Karcis: seperti tiket dengan tanggal di kiri dan tombol di kanan.',
  Papan: 'Papan: seperti papan tulis, gelap dengan judul di kiri.',
}

/** A hint for a layout whose name does not describe it. */
export const layoutHint = (label: string | undefined): string | undefined =>
  label === undefined ? undefined : hints[label]

const anonymous = 'Peserta'

/** What visitors read of a name: “Ayu Puspita Sari” is “Ayu S.”. */
export function authorName(name: string): string {
  const [first = anonymous, ...more] = name.split(/\s+/).filter((word) => word !== '')
  const initial = [...(more.at(-1) ?? '')][0]
  return initial === undefined ? first : `${first} ${initial.toLocaleUpperCase('id')}.`
}

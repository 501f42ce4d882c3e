/** What the bar says to a Super Admin who looks at the site as a learner, on screens and published pages alike. */
export const viewBarWords = {
  /** Names the bar. */
  label: 'Melihat sebagai orang lain',
  text: (name: string, until: string) =>
    `Melihat sebagai ${name} sampai ${timeInWib(until)} WIB. Tidak ada yang dapat diubah.`,
  end: 'Akhiri',
  /** Beside what only the person may do. */
  reason: 'Anda melihat halaman ini sebagai orang lain. Hanya pemilik akun yang dapat mengubahnya.',
} as const

/** Where it leads once the view has ended. */
export const afterView = '/admin/pengguna'

const timeInWib = (instant: string) =>
  new Date(instant).toLocaleTimeString('id-ID', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Jakarta' })

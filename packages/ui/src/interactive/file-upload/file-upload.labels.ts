/** What a FileUpload says itself. */
export interface FileUploadLabels {
  /** In the zone, before the button. */
  drop: string
  choose: string
  /** How large a file may be, below it. */
  below: (limit: string) => string
  /** Names the list. */
  files: string
  waiting: string
  uploading: (name: string) => string
  /** Read out at each quarter. */
  progress: (name: string, percent: number) => string
  uploaded: string
  cancel: (name: string) => string
  remove: (name: string) => string
  retry: string
  /** The same button for screen readers, which list it among others. */
  retryFile: (name: string) => string
  /** When the transport does not say why. */
  failed: string
  tooLarge: (limit: string) => string
  wrongKind: string
  /** Said by the browser when a form is sent without a file that it needs. */
  missing: string
  /** The same while files are on their way. */
  wait: string
}

export const fileUploadLabelsId: FileUploadLabels = {
  drop: 'Seret berkas ke sini, atau',
  choose: 'Pilih berkas',
  below: (limit) => `Setiap berkas di bawah ${limit}.`,
  files: 'Berkas',
  waiting: 'Menunggu giliran',
  uploading: (name) => `Mengunggah ${name}`,
  progress: (name, percent) => `${name}: ${percent}%`,
  uploaded: 'Terunggah',
  cancel: (name) => `Batalkan unggahan ${name}`,
  remove: (name) => `Hapus ${name}`,
  retry: 'Coba lagi',
  retryFile: (name) => `Coba lagi: ${name}`,
  failed: 'Berkas belum terunggah. Periksa sambungan internet Anda, lalu coba lagi.',
  tooLarge: (limit) => `File harus di bawah ${limit}`,
  wrongKind: 'Jenis berkas ini tidak diterima. Pilih berkas lain.',
  missing: 'Pilih berkas dulu.',
  wait: 'Tunggu sampai unggahan selesai.',
}

export const fileUploadLabelsEn: FileUploadLabels = {
  drop: 'Drop files here, or',
  choose: 'Choose files',
  below: (limit) => `Each file below ${limit}.`,
  files: 'Files',
  waiting: 'Waiting',
  uploading: (name) => `Uploading ${name}`,
  progress: (name, percent) => `${name}: ${percent}%`,
  uploaded: 'Uploaded',
  cancel: (name) => `Cancel the upload of ${name}`,
  remove: (name) => `Remove ${name}`,
  retry: 'Try again',
  retryFile: (name) => `Try again: ${name}`,
  failed: 'The file was not uploaded. Check your connection and try again.',
  tooLarge: (limit) => `The file has to be below ${limit}`,
  wrongKind: 'Files of this kind are not taken. Choose another one.',
  missing: 'Choose a file.',
  wait: 'Wait until the upload is done.',
}

import { formatDateTime, formatLongDate } from '@naikkelas/contract/time'
import { accountMail, type AccountMail } from '../account-access/index.ts'

const ignoreIt = 'Jika bukan Anda yang memintanya, abaikan e-mail ini. Jangan berikan kodenya kepada siapa pun.'

export function registrationMail(given: { name: string; code: string; link: string; publicUrl: string }): AccountMail {
  return accountMail({
    subject: `${given.code} adalah kode pendaftaran Naikkelas Anda`,
    before: [
      `Halo ${given.name},`,
      'Masukkan kode ini di halaman pendaftaran untuk membuat akun Anda. Kode berlaku 30 menit.',
    ],
    code: given.code,
    button: { label: 'Konfirmasi e-mail saya', address: given.link },
    after: [ignoreIt],
    why: 'Anda menerima e-mail ini karena alamat ini dipakai untuk mendaftar di',
    publicUrl: given.publicUrl,
  })
}

/** For a registration with the e-mail of an account: only the owner of the mailbox learns that there is one. */
export function alreadyRegisteredMail(given: { publicUrl: string }): AccountMail {
  return accountMail({
    subject: 'Anda sudah punya akun Naikkelas',
    before: [
      'Halo,',
      'Seseorang, mungkin Anda, mencoba mendaftar dengan alamat e-mail ini. Alamat ini sudah punya akun, jadi Anda dapat langsung masuk.',
    ],
    button: { label: 'Masuk', address: `${given.publicUrl}/login` },
    after: [
      `Lupa kata sandi? Atur ulang di ${given.publicUrl}/reset-password`,
      'Jika bukan Anda, abaikan e-mail ini. Akun Anda tidak berubah.',
    ],
    why: 'Anda menerima e-mail ini karena alamat ini dipakai untuk mendaftar di',
    publicUrl: given.publicUrl,
  })
}

export function welcomeMail(given: { name: string; publicUrl: string }): AccountMail {
  return accountMail({
    subject: 'Selamat datang di Naikkelas',
    before: [
      `Halo ${given.name},`,
      'Akun Anda sudah jadi. Pilih satu hal yang paling mengganggu di toko Anda, lalu mulai dari situ.',
    ],
    button: { label: 'Lihat kelas', address: given.publicUrl },
    why: 'Anda menerima e-mail ini karena baru saja membuat akun di',
    publicUrl: given.publicUrl,
  })
}

export function emailChangeMail(given: { name: string; code: string; publicUrl: string }): AccountMail {
  return accountMail({
    subject: `${given.code} adalah kode untuk e-mail baru Anda`,
    before: [
      `Halo ${given.name},`,
      'Masukkan kode ini di halaman profil untuk memakai alamat ini di akun Naikkelas Anda. Kode berlaku 30 menit.',
    ],
    code: given.code,
    after: [ignoreIt],
    why: 'Anda menerima e-mail ini karena alamat ini akan dipakai di sebuah akun',
    publicUrl: given.publicUrl,
  })
}

/** For the owner of an address that another account asked for. */
export function emailTakenMail(given: { publicUrl: string }): AccountMail {
  return accountMail({
    subject: 'Alamat e-mail ini sudah dipakai di Naikkelas',
    before: [
      'Halo,',
      'Seseorang, mungkin Anda, mencoba memakai alamat ini di akun lain. Alamat ini sudah punya akun, jadi tidak dapat dipakai di dua akun.',
    ],
    why: 'Anda menerima e-mail ini karena alamat ini sudah terdaftar di',
    publicUrl: given.publicUrl,
  })
}

/** To the former address, so that a change by a stranger is noticed. */
export function emailChangedMail(given: { name: string; email: string; publicUrl: string }): AccountMail {
  return accountMail({
    subject: 'Alamat e-mail akun Naikkelas Anda diganti',
    before: [
      `Halo ${given.name},`,
      `Akun Anda sekarang memakai alamat ${given.email}. Semua perangkat lain sudah dikeluarkan.`,
      `Jika bukan Anda, segera hubungi kami lewat ${given.publicUrl}`,
    ],
    why: 'Anda menerima e-mail ini karena alamat ini sebelumnya terdaftar di',
    publicUrl: given.publicUrl,
  })
}

export function googleLinkedMail(given: { name: string; google: string; publicUrl: string }): AccountMail {
  return accountMail({
    subject: 'Akun Google ditautkan ke akun Naikkelas Anda',
    before: [
      `Halo ${given.name},`,
      `Mulai sekarang, akun Anda juga dapat dibuka dengan akun Google ${given.google}.`,
      'Jika bukan Anda, atur ulang kata sandi, lalu lepaskan akun Google itu di bagian Keamanan pada profil.',
    ],
    button: { label: 'Bukan saya, atur ulang kata sandi', address: `${given.publicUrl}/reset-password` },
    why: 'Anda menerima e-mail ini karena cara masuk ke akun Anda diubah di',
    publicUrl: given.publicUrl,
  })
}

export function googleUnlinkedMail(given: { name: string; publicUrl: string }): AccountMail {
  return accountMail({
    subject: 'Akun Google dilepas dari akun Naikkelas Anda',
    before: [`Halo ${given.name},`, 'Mulai sekarang, akun Anda tidak dapat lagi dibuka dengan akun Google itu.'],
    button: { label: 'Bukan saya, atur ulang kata sandi', address: `${given.publicUrl}/reset-password` },
    why: 'Anda menerima e-mail ini karena cara masuk ke akun Anda diubah di',
    publicUrl: given.publicUrl,
  })
}

export function phoneChangedMail(given: { name: string; ending: string; publicUrl: string }): AccountMail {
  return accountMail({
    subject: 'Nomor WhatsApp akun Naikkelas Anda diganti',
    before: [
      `Halo ${given.name},`,
      `Akun Anda sekarang memakai nomor WhatsApp yang berakhiran ${given.ending}.`,
      'Jika itu Anda, tidak ada yang perlu dilakukan.',
    ],
    button: { label: 'Bukan saya, atur ulang kata sandi', address: `${given.publicUrl}/reset-password` },
    why: 'Anda menerima e-mail ini karena nomor akun Anda diganti di',
    publicUrl: given.publicUrl,
  })
}

export function dataExportedMail(given: { name: string; at: Date; publicUrl: string }): AccountMail {
  return accountMail({
    subject: 'Salinan data Naikkelas Anda sudah diunduh',
    before: [
      `Halo ${given.name},`,
      `Salinan semua data akun Anda diunduh pada ${formatDateTime(given.at)}. Simpan berkasnya di tempat yang aman.`,
    ],
    button: { label: 'Bukan saya, atur ulang kata sandi', address: `${given.publicUrl}/reset-password` },
    why: 'Anda menerima e-mail ini karena salinan data akun Anda diunduh di',
    publicUrl: given.publicUrl,
  })
}

export function deletionMail(given: { name: string; link: string; erasedAt: Date; publicUrl: string }): AccountMail {
  const day = formatLongDate(given.erasedAt)
  return accountMail({
    subject: 'Akun Naikkelas Anda ditutup',
    before: [
      `Halo ${given.name},`,
      `Sesuai permintaan Anda, akun ini sudah ditutup dan datanya dihapus pada ${day}.`,
      'Berubah pikiran? Buka lagi akun Anda sebelum hari itu.',
    ],
    button: { label: 'Buka lagi akun saya', address: given.link },
    why: 'Anda menerima e-mail ini karena ada permintaan menghapus akun Anda di',
    publicUrl: given.publicUrl,
  })
}

/** For a closed account that was opened again before it was erased. */
export function reopenedMail(given: { name: string; publicUrl: string }): AccountMail {
  return accountMail({
    subject: 'Akun Naikkelas Anda dibuka lagi',
    before: [
      `Halo ${given.name},`,
      'Penghapusan akun Anda dibatalkan. Semua data Anda masih ada, dan Anda dapat masuk seperti biasa.',
    ],
    button: { label: 'Bukan saya, atur ulang kata sandi', address: `${given.publicUrl}/reset-password` },
    why: 'Anda menerima e-mail ini karena penghapusan akun Anda dibatalkan di',
    publicUrl: given.publicUrl,
  })
}

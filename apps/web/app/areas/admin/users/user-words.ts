import type { UserEventKind, UserStatus } from '@naikkelas/contract/identity'

export const userStatusWords: Readonly<Record<UserStatus, string>> = {
  active: 'Aktif',
  blocked: 'Diblokir',
  closed: 'Menunggu dihapus',
}

export const userStatusTones = { active: 'ok', blocked: 'danger', closed: 'warn' } as const

interface EventWords {
  /** After the name of an admin, or by itself for what the person did. */
  words: string
  tone: 'neutral' | 'ok' | 'warn' | 'danger'
}

export const userEventWords: Readonly<Record<UserEventKind, EventWords>> = {
  registered: { words: 'Mendaftar', tone: 'neutral' },
  profile_changed: { words: 'Mengubah data diri', tone: 'neutral' },
  password_changed: { words: 'Mengganti kata sandi', tone: 'neutral' },
  email_changed: { words: 'Mengganti e-mail', tone: 'neutral' },
  phone_verified: { words: 'Memverifikasi nomor WhatsApp', tone: 'ok' },
  data_exported: { words: 'Mengunduh salinan datanya', tone: 'neutral' },
  deletion_requested: { words: 'Meminta akunnya dihapus', tone: 'warn' },
  deletion_cancelled: { words: 'Membatalkan penghapusan akunnya', tone: 'ok' },
  second_factor_on: { words: 'Mengaktifkan verifikasi dua langkah', tone: 'ok' },
  second_factor_moved: { words: 'Memindahkan verifikasi dua langkah ke aplikasi lain', tone: 'neutral' },
  second_factor_off: { words: 'Mematikan verifikasi dua langkah', tone: 'warn' },
  recovery_codes_renewed: { words: 'Membuat kode pemulihan baru', tone: 'neutral' },
  passkey_added: { words: 'Menambah passkey', tone: 'neutral' },
  passkey_removed: { words: 'Menghapus passkey', tone: 'neutral' },
  google_unlinked: { words: 'Melepas akun Google', tone: 'neutral' },
  session_ended: { words: 'Mengeluarkan perangkat lain', tone: 'neutral' },
  email_verified_by_admin: { words: 'menandai e-mail terverifikasi', tone: 'ok' },
  phone_verified_by_admin: { words: 'menandai nomor WhatsApp terverifikasi', tone: 'ok' },
  blocked: { words: 'memblokir akun', tone: 'danger' },
  unblocked: { words: 'membuka blokir', tone: 'ok' },
  merged: { words: 'menggabungkan akun lain ke akun ini', tone: 'warn' },
  viewed_as: { words: 'melihat situs sebagai akun ini', tone: 'warn' },
  contact_shown: { words: 'melihat kontak', tone: 'neutral' },
}

import { AppError } from '../../../errors/app-error.ts'

/** One answer for a wrong, a used and an expired code. */
export function wrongCode(): AppError {
  return new AppError('invalid_input', {
    fields: [{ path: 'code', message: 'Kode ini tidak cocok atau sudah kedaluwarsa. Minta kode baru bila perlu.' }],
  })
}

/** The same for a code of an authenticator app or a recovery code: neither can be sent again. */
export function wrongFactorCode(): AppError {
  return new AppError('invalid_input', {
    fields: [
      {
        path: 'code',
        message: 'Kode ini tidak cocok atau sudah dipakai. Lihat kode terbaru di aplikasi autentikator Anda.',
      },
    ],
  })
}

/** For an account that is opened by Google alone. */
export function noPassword(): AppError {
  return new AppError('wrong_password', {
    fields: [{ path: 'currentPassword', message: 'Akun ini belum punya kata sandi. Buat dulu di bagian Keamanan.' }],
  })
}

export function wrongPassword(): AppError {
  return new AppError('wrong_password', {
    fields: [{ path: 'currentPassword', message: 'Kata sandi saat ini tidak cocok.' }],
  })
}

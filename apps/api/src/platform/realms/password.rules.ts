/** Common passwords; compared without case and blanks. */
const common = new Set(
  `password password1 password12 password123 passw0rd p@ssw0rd 12345678 123456789 1234567890 0123456789 87654321 11111111 00000000 88888888
  qwertyuiop qwerty123 qwerty12 1q2w3e4r 1qaz2wsx asdfghjkl zxcvbnm123 iloveyou sunshine princess football baseball superman batman123
  welcome1 welcome123 letmein1 admin123 admin1234 administrator rahasia rahasia1 rahasia123 katasandi katasandi1 katasandi123 sandi123
  indonesia indonesia1 indonesia123 merdeka45 bismillah bismillah1 bismillah123 alhamdulillah sayangku sayang123 cintaku1 jakarta1
  jakarta123 bandung1 surabaya1 garuda123 naikkelas naikkelas1 naikkelas123 tokoonline tokopedia shopee123 tiktok123`.split(
    /\s+/,
  ),
)

/** Why a new password is not taken, as a sentence; null when it is fine. Length is the schema's matter. */
export function passwordFlaw({
  password,
  email,
  name,
}: {
  password: string
  email: string
  name: string
}): string | null {
  const plain = password.toLowerCase().replace(/\s+/g, '')
  if (common.has(plain) || /^(.)\1+$/.test(plain)) return 'Kata sandi ini terlalu umum dan mudah ditebak'
  const own = [email, email.split('@')[0] ?? '', name].map((words) => words.toLowerCase().replace(/\s+/g, ''))
  return own.includes(plain) ? 'Kata sandi tidak boleh sama dengan nama atau e-mail Anda' : null
}

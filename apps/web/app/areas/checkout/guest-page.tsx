import type { CheckoutOffer } from '@naikkelas/contract/commerce'
import type { OrderFormAnswers } from '@naikkelas/contract/marketing'
import type { FormResult } from '../../shared/forms/form-result.ts'
import { contentId, SiteShell } from '../../shared/shell/site-shell.tsx'
import { ConfirmForm, type ConfirmResult } from '../../shared/sign-in/confirm-form.tsx'
import { GoogleSignIn } from '../../shared/sign-in/google-sign-in.tsx'
import { RegisterForm } from '../../shared/sign-in/register-form.tsx'
import { SignInForm } from '../../shared/sign-in/sign-in-form.tsx'
import type { SignInResult, SignInTab } from '../../shared/sign-in/sign-in-result.ts'
import { Amount, CheckoutSteps, ItemLines, NotSold, Part, Price } from './checkout-parts.tsx'
import { checkoutTitle } from './checkout-words.ts'

interface GuestPageProps {
  offer: CheckoutOffer
  tab: SignInTab
  /** Of the code that was mailed for a registration; null for none. */
  codeId: string | null
  /** Of this checkout, with the coupon and the way to pay that its link has. */
  address: string
  hasGoogle: boolean
  /** What a form on a page asked already. */
  filledIn: OrderFormAnswers | null
  /** As the address has it; empty for none. */
  coupon: string
  result: SignInResult | ConfirmResult | undefined
}

const partId = 'data-pembeli'

/**
 * The checkout of a visitor: what is bought, and sign-in or registration in the same place. Plain forms and links, so it
 * works without a script.
 */
export function GuestPage({ offer: { item, refusal }, coupon, ...identity }: GuestPageProps) {
  return (
    <SiteShell person={null}>
      <main id={contentId} className="mx-auto flex w-full max-w-text flex-1 flex-col gap-6 px-5 pt-8 pb-16">
        <CheckoutSteps current={0} />
        <h1 className="text-app-3xl font-bold tracking-tight wrap-anywhere">{checkoutTitle(item)}</h1>
        <Part title="Ringkasan">
          <ItemLines item={item} />
          <dl className="flex flex-col gap-2 border-t border-line pt-4 text-app-md">
            <Amount term="Harga" isStrong>
              <Price item={item} />
            </Amount>
          </dl>
          {coupon !== '' && (
            <p className="text-app-sm text-muted">
              Kupon <b className="font-mono text-text wrap-anywhere">{coupon}</b> dihitung setelah Anda masuk.
            </p>
          )}
        </Part>
        {refusal === null ? <Identity {...identity} /> : <NotSold item={item} refusal={refusal} />}
      </main>
    </SiteShell>
  )
}

function Identity({ tab, codeId, address, hasGoogle, filledIn, result }: Omit<GuestPageProps, 'offer' | 'coupon'>) {
  const hrefOf = (part: 'masuk' | 'daftar') => `${withParameter(address, 'bagian', part)}#${partId}`
  const action = codeId === null ? address : withParameter(address, 'konfirmasi', codeId)
  if (codeId !== null)
    return (
      <Part title="Periksa e-mail Anda" id={partId}>
        <p className="text-app-md">
          Kami mengirim kode 6 angka. Masukkan di sini untuk melanjutkan pembelian. Kode berlaku 30 menit.
        </p>
        <ConfirmForm codeId={codeId} result={result && 'isResent' in result ? result : undefined} action={action} />
        <p className="text-app-sm">
          <a className="underline underline-offset-4" href={hrefOf('daftar')}>
            E-mailnya salah? Daftar lagi
          </a>
        </p>
      </Part>
    )
  const refused = result && 'tab' in result ? result : undefined
  const shown = refused?.tab ?? tab
  return (
    <Part title="Data pembeli" id={partId}>
      <nav aria-label="Masuk atau daftar" className="grid grid-cols-2 gap-1 rounded-control bg-tint p-1">
        <Choice href={hrefOf('masuk')} isCurrent={shown === 'sign_in'}>
          Saya punya akun
        </Choice>
        <Choice href={hrefOf('daftar')} isCurrent={shown === 'register'}>
          Saya baru di sini
        </Choice>
      </nav>
      {hasGoogle && <GoogleSignIn label={shown === 'register' ? 'Daftar dengan Google' : 'Masuk dengan Google'} />}
      {shown === 'sign_in' ? (
        <SignInForm
          result={resultOf(refused, 'sign_in')}
          email={filledIn?.email}
          action={action}
          registerHref={hrefOf('daftar')}
        />
      ) : (
        <RegisterForm result={resultOf(refused, 'register')} filledIn={filledIn ?? undefined} action={action} />
      )}
      {shown === 'sign_in' && (
        <p className="text-app-sm">
          <a className="underline underline-offset-4" href="/login">
            Masuk dengan passkey
          </a>
        </p>
      )}
    </Part>
  )
}

const resultOf = (result: (FormResult & SignInResult) | undefined, tab: SignInTab) =>
  result?.tab === tab ? result : undefined

function withParameter(address: string, name: string, value: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`
}

function Choice({ href, isCurrent, children }: { href: string; isCurrent: boolean; children: string }) {
  return (
    <a
      href={href}
      aria-current={isCurrent ? 'true' : undefined}
      className="flex min-h-11 items-center justify-center rounded-control px-3 text-center text-app-sm font-semibold text-muted aria-[current]:bg-surface aria-[current]:text-text aria-[current]:shadow-e1"
    >
      {children}
    </a>
  )
}

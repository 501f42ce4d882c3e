import { Button } from '@naikkelas/ui/button'
import mark from './google-mark.svg?url&no-inline'

/**
 * Leads to Google. A link and no form: the page's policy lets forms lead to this site only, also by redirects. Works
 * without script.
 */
export function GoogleSignIn({ label }: { label: string }) {
  return (
    <div className="flex flex-col gap-5">
      <Button asChild size="lg" isFullWidth iconStart={<img src={mark} alt="" width={20} height={20} />}>
        <a href="/login/google">{label}</a>
      </Button>
      <p className="-mt-2 text-app-xs text-muted">
        Belum punya akun? Akun dibuat untuk Anda, dengan <TextLink href="/term-and-condition">syarat</TextLink> dan{' '}
        <TextLink href="/privacy">kebijakan privasi</TextLink> kami.
      </p>
      <p className="flex items-center gap-4 text-app-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        atau
      </p>
    </div>
  )
}

function TextLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="underline underline-offset-4">
      {children}
    </a>
  )
}

import { Button } from '@naikkelas/ui/button'
import { SignInFrame } from '../../../shared/sign-in/sign-in-frame.tsx'

interface PartnerHandoverPageProps {
  host: string
  /** What makes the code and leads to the host. */
  onward: string
}

/** Shown for a moment, before the browser goes on by itself. */
export function PartnerHandoverPage({ host, onward }: PartnerHandoverPageProps) {
  return (
    <SignInFrame title="Anda sudah masuk" text={`Sebentar, Anda kembali ke ${host}.`}>
      <Button asChild variant="primary" size="lg" isFullWidth>
        <a href={onward}>Lanjutkan</a>
      </Button>
    </SignInFrame>
  )
}

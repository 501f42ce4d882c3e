import { Button } from '@naikkelas/ui/button'
import { FormNotice } from '../forms/form-notice.tsx'

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** The codes, once: afterwards not even we know them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`Kode pemulihan Naikkelas\n\n${codes.join('\n')}\n`)}`
  return (
    <div className="flex max-w-text flex-col gap-4">
      <FormNotice tone="ok">
        Simpan kode pemulihan ini di tempat yang aman. Kode hanya ditampilkan sekali, dan masing-masing berlaku satu
        kali.
      </FormNotice>
      <ul aria-label="Kode pemulihan" className="grid grid-cols-2 gap-2 font-mono text-app-sm">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" onClick={onDone}>
          Sudah saya simpan
        </Button>
        <a
          href={file}
          download="kode-pemulihan-naikkelas.txt"
          className="inline-flex min-h-11 items-center text-app-sm underline underline-offset-4"
        >
          Unduh sebagai berkas
        </a>
      </div>
    </div>
  )
}

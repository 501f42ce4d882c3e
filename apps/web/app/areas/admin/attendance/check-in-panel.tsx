import { Alert } from '@naikkelas/ui/alert'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Icon } from '@naikkelas/ui/icons'
import { Input } from '@naikkelas/ui/input'
import { type FormEvent, Suspense, useRef, useState } from 'react'
import { latePart } from '../../../shared/late/late-part.tsx'
import { AnswerView } from './answer-view.tsx'
import type { Door } from './use-door.ts'
import { WaitingNotice } from './waiting-notice.tsx'

const CameraView = latePart(async () => (await import('./camera-view.tsx')).CameraView)

/** Where tickets are typed, scanned by a reader that types, or shown to the camera, and what is said to them. */
export function CheckInPanel({ door }: { door: Door }) {
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [hasCamera, setHasCamera] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The next ticket can be typed while this one is checked.
    field.current?.focus()
    if (code.trim() === '') return
    setCode('')
    void door.scan(code)
  }
  return (
    <section
      aria-label="Check-in"
      className="flex min-w-0 flex-col gap-4 rounded-surface border border-line bg-surface p-4 sm:p-5"
    >
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <Field label="Kode tiket" className="min-w-0 flex-1 basis-48">
          <Input
            ref={field}
            size="lg"
            value={code}
            onChange={(event) => setCode(event.target.value)}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="send"
            placeholder="ABCD-1234"
            className="font-mono tracking-wide uppercase placeholder:normal-case"
          />
        </Field>
        <Button type="submit" variant="primary" size="lg" isLoading={door.isChecking} className="max-sm:w-full">
          Tandai hadir
        </Button>
        {!hasCamera && (
          <Button
            size="lg"
            iconStart={<Icon name="kamera" size={20} />}
            className="max-sm:w-full"
            onClick={() => setHasCamera(true)}
          >
            Pindai dengan kamera
          </Button>
        )}
      </form>
      {hasCamera && (
        <Suspense fallback={<p className="text-app-sm text-muted">Membuka kamera…</p>}>
          <CameraView onCode={(words) => void door.scan(words)} onClose={() => setHasCamera(false)} />
        </Suspense>
      )}
      <AnswerView answered={door.answer} />
      {door.refusal !== null && <Alert tone="danger" isLive title={door.refusal} />}
      <WaitingNotice door={door} />
    </section>
  )
}

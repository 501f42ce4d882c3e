import { unlinkGoogle } from '@naikkelas/contract/identity'
import { Button } from '@naikkelas/ui/button'
import { formatLongDate } from '@naikkelas/ui/format'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { ReauthenticationForm } from '../../../shared/account/reauthentication-form.tsx'
import { call } from '../../../shared/api/call.ts'

interface GoogleAccountProps {
  email: string
  linkedAt: string
  /** Without one the Google account is the only way in, and stays. */
  hasPassword: boolean
}

/** The linked Google account; unlinked with the present password. */
export function GoogleAccount({ email, linkedAt, hasPassword }: GoogleAccountProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="text-app-md font-semibold">Akun Google</h3>
          <p className="text-app-sm text-muted wrap-anywhere">
            {email}, ditautkan {formatLongDate(linkedAt)}.
            {!hasPassword && ' Buat kata sandi dulu agar akun Google ini dapat dilepas.'}
          </p>
        </div>
        {hasPassword && !isAsking && <Button onClick={() => setIsAsking(true)}>Lepaskan akun Google</Button>}
      </div>
      {isAsking && (
        <ReauthenticationForm
          label="Lepaskan"
          send={async ({ currentPassword }) => {
            await call(unlinkGoogle, { body: { currentPassword } })
            setIsAsking(false)
            toast({ title: 'Akun Google sudah dilepas' })
            await revalidate()
          }}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </section>
  )
}

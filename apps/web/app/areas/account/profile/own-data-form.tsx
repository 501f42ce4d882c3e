import { exportPersonalData } from '@naikkelas/contract/identity'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { PasswordInput } from '../../../shared/sign-in/password-input.tsx'
import { useAccountForm } from '../../../shared/account/use-account-form.ts'

/** A copy of everything that is stored about the member, as a file. */
export function OwnDataForm() {
  const [isOpen, setIsOpen] = useState(false)
  const { register, reset, messageOf, rootMessage, isSending, formProps } = useAccountForm(
    { currentPassword: '' },
    async (body) => {
      saveAsFile(await call(exportPersonalData, { body }))
      reset()
      setIsOpen(false)
    },
  )
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="text-app-md font-semibold">Salinan data Anda</h3>
          <p className="text-app-sm text-muted">Satu berkas JSON berisi semua yang kami simpan tentang Anda.</p>
        </div>
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Unduh data saya
        </Button>
      </div>
      {isOpen && (
        <form {...formProps} className="flex flex-col gap-4">
          {rootMessage !== undefined && <FormNotice>{rootMessage}</FormNotice>}
          <Field label="Kata sandi" hint="Agar hanya Anda yang mengunduhnya." error={messageOf('currentPassword')}>
            <PasswordInput {...register('currentPassword')} autoComplete="current-password" />
          </Field>
          <div>
            <Button type="submit" variant="primary" isLoading={isSending}>
              Unduh
            </Button>
          </div>
        </form>
      )}
    </div>
  )
}

function saveAsFile(data: unknown) {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'data-saya-naikkelas.json'
  link.click()
  // The browser has begun to read it by the next task.
  setTimeout(() => URL.revokeObjectURL(address))
}

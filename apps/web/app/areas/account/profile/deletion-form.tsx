import { requestLearnerDeletion } from '@naikkelas/contract/identity'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { PasswordInput } from '../../../shared/sign-in/password-input.tsx'
import { useAccountForm } from '../../../shared/account/use-account-form.ts'

/** Closes the account; the mailed link opens it again for two weeks. */
export function DeletionForm() {
  const [isOpen, setIsOpen] = useState(false)
  const { register, messageOf, rootMessage, isSending, formProps } = useAccountForm(
    { currentPassword: '' },
    async (body) => {
      await call(requestLearnerDeletion, { body })
      localStorage.clear()
      sessionStorage.clear()
      location.assign('/login?pesan=akun-ditutup')
    },
  )
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="text-app-md font-semibold">Hapus akun</h3>
          <p className="text-app-sm text-muted">
            Akun ditutup saat itu juga dan datanya dihapus setelah 14 hari. Selama itu Anda masih dapat membatalkannya
            lewat tautan di e-mail.
          </p>
        </div>
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Hapus akun
        </Button>
      </div>
      {isOpen && (
        <form {...formProps} className="flex flex-col gap-4">
          {rootMessage !== undefined && <FormNotice>{rootMessage}</FormNotice>}
          <Field label="Kata sandi" error={messageOf('currentPassword')}>
            <PasswordInput {...register('currentPassword')} autoComplete="current-password" />
          </Field>
          <div>
            <Button type="submit" variant="danger" isLoading={isSending}>
              Tutup dan hapus akun saya
            </Button>
          </div>
        </form>
      )}
    </div>
  )
}

import { zodResolver } from '@hookform/resolvers/zod'
import {
  type AccountSession,
  changeAdminPassword,
  type Passkey,
  revokeAdminSession,
  type SecondFactor,
} from '@naikkelas/contract/identity'
import { newPasswordSchema } from '@naikkelas/contract/validation'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { useToast } from '@naikkelas/ui/toast'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { PasskeySection } from '../../../shared/account/passkey-section.tsx'
import { SecondFactorSection } from '../../../shared/account/second-factor-section.tsx'
import { SessionList } from '../../../shared/account/session-list.tsx'
import { call } from '../../../shared/api/call.ts'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { failedForm } from '../../../shared/forms/form-result.ts'
import { useMistakeFocus } from '../../../shared/forms/mistake-focus.ts'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { secondFactorCalls } from './second-factor-calls.ts'
import { passkeyCalls } from './passkey-calls.ts'
import { NoticeSettings } from './notice-settings.tsx'

const passwordForm = z
  .object({
    currentPassword: z.string().check(z.minLength(1, { error: 'Kata sandi saat ini harus diisi' })),
    newPassword: newPasswordSchema,
    repeated: z.string(),
  })
  .check(
    z.refine(({ newPassword, repeated }) => newPassword === repeated, {
      error: 'Kedua kata sandi baru belum sama',
      path: ['repeated'],
    }),
  )
type PasswordForm = z.infer<typeof passwordForm>

const empty: PasswordForm = { currentPassword: '', newPassword: '', repeated: '' }

interface AccountPageProps {
  /** Whether this account may see pages, and so their analytics. */
  hasAnalytics: boolean
  sessions: readonly AccountSession[]
  factor: SecondFactor
  passkeys: readonly Passkey[]
}

/** The signed-in account: its password, second factor, devices and mail notifications. */
export function AccountPage({ hasAnalytics, sessions, factor, passkeys }: AccountPageProps) {
  const { toast } = useToast()
  const { register, handleSubmit, setError, reset, formState } = useForm<PasswordForm>({
    resolver: zodResolver(passwordForm),
    defaultValues: empty,
  })
  const { errors, isSubmitting } = formState
  const form = useMistakeFocus(formState.submitCount)
  const change = handleSubmit(async ({ currentPassword, newPassword }) => {
    try {
      await call(changeAdminPassword, { body: { currentPassword, newPassword } })
      reset(empty)
      toast({ title: 'Kata sandi sudah diganti', text: 'Perangkat lain yang masih masuk dikeluarkan.' })
    } catch (error) {
      const { message, fields } = failedForm(error)
      for (const name of ['currentPassword', 'newPassword'] as const)
        if (fields[name]) setError(name, { message: fields[name] })
      if (message) setError('root', { message })
    }
  })
  return (
    <AdminScreen title="Akun">
      <form
        ref={form}
        onSubmit={(event) => void change(event)}
        noValidate
        className="flex max-w-text flex-col gap-4 rounded-surface border border-line bg-surface p-5"
      >
        <h2 className="text-app-md font-semibold">Ganti kata sandi</h2>
        {errors.root?.message && <FormNotice>{errors.root.message}</FormNotice>}
        <Field label="Kata sandi saat ini" error={errors.currentPassword?.message}>
          <Input {...register('currentPassword')} type="password" autoComplete="current-password" />
        </Field>
        <Field label="Kata sandi baru" hint="Minimal 8 karakter." error={errors.newPassword?.message}>
          <Input {...register('newPassword')} type="password" autoComplete="new-password" />
        </Field>
        <Field label="Ulangi kata sandi baru" error={errors.repeated?.message}>
          <Input {...register('repeated')} type="password" autoComplete="new-password" />
        </Field>
        <div>
          <Button type="submit" variant="primary" isLoading={isSubmitting}>
            Ganti kata sandi
          </Button>
        </div>
      </form>
      <div className="max-w-text rounded-surface border border-line bg-surface p-5">
        <SecondFactorSection factor={factor} heading="h2" calls={secondFactorCalls} />
      </div>
      <div className="max-w-text rounded-surface border border-line bg-surface p-5">
        <PasskeySection passkeys={passkeys} heading="h2" hasCode={factor.isOn} calls={passkeyCalls} />
      </div>
      <div className="max-w-text rounded-surface border border-line bg-surface p-5">
        <SessionList
          sessions={sessions}
          heading="h2"
          revoke={(sessionId) => call(revokeAdminSession, { params: { sessionId } })}
        />
      </div>
      <NoticeSettings hasAnalytics={hasAnalytics} />
    </AdminScreen>
  )
}

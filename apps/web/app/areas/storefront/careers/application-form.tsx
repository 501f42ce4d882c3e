import { applicationConsent } from '@naikkelas/contract/content'
import { Button } from '@naikkelas/ui/button'
import { Checkbox } from '@naikkelas/ui/checkbox'
import { Field } from '@naikkelas/ui/field'
import { FileInput } from '@naikkelas/ui/file-input'
import { Input } from '@naikkelas/ui/input'
import { Textarea } from '@naikkelas/ui/textarea'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import type { RefusedApplication } from './application.ts'

interface ApplicationFormProps {
  number: number
  title: string
  refused: RefusedApplication | undefined
}

const labels = [
  ['name', 'Nama lengkap'],
  ['email', 'E-mail'],
  ['whatsapp', 'Nomor WhatsApp'],
  ['city', 'Kota tempat tinggal'],
  ['file', 'CV'],
  ['message', 'Pesan'],
  ['consent', 'Persetujuan'],
] as const

/** The application as a plain form; what was typed is there again after a refusal. */
export function ApplicationForm({ number, title, refused }: ApplicationFormProps) {
  const { typed, issues = {}, notice = null } = refused ?? {}
  const wrong = labels.filter(([name]) => issues[name] !== undefined)
  return (
    <>
      <h2 className="text-h2 text-balance">Lamar sebagai {title}</h2>
      <p className="mt-2 max-w-text text-pretty text-muted">
        Isinya hanya dibaca oleh tim yang memilih. Kami tidak pernah meminta biaya apa pun.
      </p>
      {notice !== null && (
        <div className="mt-5">
          <FormNotice>{notice} Isian Anda masih ada di bawah.</FormNotice>
        </div>
      )}
      {wrong.length > 0 && <WrongFields wrong={wrong} issues={issues} />}
      <form
        method="post"
        action={`/karir/${number}#lamar`}
        encType="multipart/form-data"
        className="mt-6 flex flex-col gap-5 rounded-surface border border-line bg-surface p-5 sm:p-8"
      >
        <Field label="Nama lengkap" error={issues['name']}>
          <Input
            id="name"
            name="name"
            size="lg"
            required
            autoComplete="name"
            maxLength={80}
            defaultValue={typed?.name}
          />
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="E-mail" error={issues['email']}>
            <Input
              id="email"
              name="email"
              type="email"
              size="lg"
              required
              inputMode="email"
              autoComplete="email"
              maxLength={254}
              defaultValue={typed?.email}
            />
          </Field>
          <Field label="Nomor WhatsApp" error={issues['whatsapp']}>
            <Input
              id="whatsapp"
              name="whatsapp"
              type="tel"
              size="lg"
              required
              inputMode="tel"
              autoComplete="tel"
              placeholder="0812 3456 7890"
              maxLength={20}
              defaultValue={typed?.whatsapp}
            />
          </Field>
        </div>
        <Field label="Kota tempat tinggal" isOptional error={issues['city']}>
          <Input
            id="city"
            name="city"
            size="lg"
            autoComplete="address-level2"
            maxLength={60}
            defaultValue={typed?.city}
          />
        </Field>
        <Field label="CV" hint="PDF, paling besar 5 MB." error={issues['file']}>
          <FileInput id="file" name="file" accept="application/pdf,.pdf" required />
        </Field>
        <Field
          label="Pesan"
          isOptional
          hint="Apa yang membuat Anda tertarik, atau tautan ke hasil kerja Anda."
          error={issues['message']}
        >
          <Textarea id="message" name="message" rows={5} maxLength={2_000} defaultValue={typed?.message} />
        </Field>
        <div className="flex flex-col gap-1.5">
          <Checkbox
            id="consent"
            name="consent"
            value="yes"
            required
            label={applicationConsent}
            defaultChecked={typed?.consent ?? false}
            {...(issues['consent'] !== undefined && { 'aria-invalid': true, 'aria-describedby': 'consent-error' })}
          />
          {issues['consent'] !== undefined && (
            <p id="consent-error" className="text-app-sm text-danger">
              {issues['consent']}
            </p>
          )}
          <p className="text-app-sm text-muted">
            Lihat{' '}
            <a href="/privacy" className="underline underline-offset-4">
              kebijakan privasi
            </a>
            .
          </p>
        </div>
        <Button type="submit" variant="cta" size="page" isFullWidth>
          Kirim lamaran
        </Button>
      </form>
    </>
  )
}

interface WrongFieldsProps {
  wrong: readonly (readonly [name: string, label: string])[]
  issues: RefusedApplication['issues']
}

function WrongFields({ wrong, issues }: WrongFieldsProps) {
  return (
    // Without a script nothing else announces the mistakes to screen readers.
    <div
      role="alert"
      tabIndex={-1}
      autoFocus
      className="mt-5 rounded-field bg-danger-ground px-4 py-3 text-body text-danger"
    >
      <p className="font-bold">
        {wrong.length === 1 ? 'Satu isian perlu diperbaiki' : `${wrong.length} isian perlu diperbaiki`}
      </p>
      <ul className="mt-1 flex flex-col">
        {wrong.map(([name, label]) => (
          <li key={name}>
            <a href={`#${name}`} className="inline-flex min-h-11 items-center underline underline-offset-4 sm:min-h-8">
              {label}: {issues[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

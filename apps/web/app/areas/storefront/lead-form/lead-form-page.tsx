import { consentName, leadAddress, leadDrawnName, type LeadForm, leadSourceName } from '@naikkelas/contract/marketing'
import { Button } from '@naikkelas/ui/button'
import { Checkbox } from '@naikkelas/ui/checkbox'
import { trapName } from '@naikkelas/ui/sections/registry'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { LeadField } from './lead-field.tsx'
import { PageFrame } from './page-frame.tsx'
import type { RefusedSending } from './sending.ts'

interface LeadFormPageProps {
  form: LeadForm
  /** The rejected submission; undefined when the form is opened directly. */
  refused: RefusedSending | undefined
}

/** A section's form on a page of its own, with values and errors. Works without script. */
export function LeadFormPage({ form, refused }: LeadFormPageProps) {
  const { page, anchor, title, fields, consent, sendLabel } = form
  const { answers = {}, issues = {}, notice = null, source = '' } = refused ?? {}
  const wrong = [
    ...fields.map(({ name, label }) => ({ name, label })),
    { name: consentName, label: 'Persetujuan' },
  ].filter(({ name }) => issues[name] !== undefined)
  return (
    <PageFrame page={page} anchor={anchor}>
      <h1 className="text-h2 text-balance wrap-anywhere">{title || 'Isi formulir'}</h1>
      {notice !== null && (
        <div className="mt-5">
          <FormNotice>{notice} Isian Anda masih ada di bawah.</FormNotice>
        </div>
      )}
      {wrong.length > 0 && <WrongFields wrong={wrong} issues={issues} />}
      <form
        method="post"
        // Without the token of the draft.
        action={leadAddress({ pageId: page.id, sectionId: form.sectionId })}
        className="mt-6 flex flex-col gap-5 rounded-surface border border-line bg-surface p-5 sm:p-8"
      >
        {fields.map((field) => (
          <LeadField key={field.name} field={field} value={answers[field.name] ?? ''} issue={issues[field.name]} />
        ))}
        {consent !== '' && (
          <Consent words={consent} isGiven={answers[consentName] === 'yes'} issue={issues[consentName]} />
        )}
        <input type="hidden" name={leadSourceName} value={source} />
        {/* A person correcting errors has read the form before: the time counts from the first drawing. */}
        <input type="hidden" name={leadDrawnName} value={refused ? (answers[leadDrawnName] ?? '') : form.drawn} />
        <div className="sr-only" aria-hidden="true">
          <label htmlFor={trapName}>Biarkan kosong</label>
          <input id={trapName} name={trapName} type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <Button type="submit" variant="cta" size="page" isFullWidth>
          {sendLabel}
        </Button>
      </form>
    </PageFrame>
  )
}

function WrongFields({ wrong, issues }: { wrong: { name: string; label: string }[]; issues: Record<string, string> }) {
  return (
    // Without script nothing else announces the errors to screen readers.
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
        {wrong.map(({ name, label }) => (
          <li key={name}>
            <a href={`#${name}`} className="inline-flex min-h-11 items-center underline underline-offset-4 sm:min-h-8">
              <span className="wrap-anywhere">
                {issues[name]?.startsWith(label) ? issues[name] : `${label}: ${issues[name]}`}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Consent({ words, isGiven, issue }: { words: string; isGiven: boolean; issue: string | undefined }) {
  return (
    <div className="flex flex-col gap-1.5">
      <Checkbox
        id={consentName}
        name={consentName}
        value="yes"
        required
        label={words}
        defaultChecked={isGiven}
        {...(issue !== undefined && { 'aria-invalid': true, 'aria-describedby': `${consentName}-error` })}
      />
      {issue !== undefined && (
        <p id={`${consentName}-error`} className="text-app-sm text-danger">
          {issue}
        </p>
      )}
    </div>
  )
}

import type { ReactNode } from 'react'
import { isEdited, isShown, type PageContext, type Slot } from '../section-view.ts'
import type { Cta } from '../values.ts'
import { classNames } from '../../primitives/class-names.ts'
import { FormField } from './form-field.tsx'
import { elapsedName, formFieldNames, trapName } from './form-names.ts'
import type { FormField as FormFieldContent } from './form.schema.ts'

/** Whether a form is drawn: where something receives it, and in an editor. */
export function hasForm(page: PageContext): boolean {
  return page.formAction !== null || isEdited(page)
}

export interface SectionFormProps {
  fields: readonly FormFieldContent[]
  /** Words one must agree to; empty when nothing is asked. */
  consent: string
  /** Its label is on the button; its note below. */
  cta: Cta
  page: PageContext
  slot: Slot
  /** On the button while it has no label. @default labels.form.send */
  sendLabel?: string
  className?: string
  /** Further controls, before the consent. */
  children?: ReactNode
}

/**
 * A form that a browser checks and posts by itself. The fields' labels pass through slots at `fields`, the consent at
 * `consent`, the button at `cta`.
 */
export function SectionForm({
  fields,
  consent,
  cta,
  page,
  slot,
  sendLabel = page.labels.form.send,
  className,
  children,
}: SectionFormProps) {
  const names = formFieldNames(fields)
  const { form } = page.labels
  // The same elements selected or not: what is pressed must not be replaced under the pointer.
  const isDraft = isEdited(page)
  const label = slot(['cta', 'label'], cta.label || sendLabel)
  const controls = (
    <>
      {fields.map(({ id, kind, label: own, options, isRequired }, index) => (
        <FormField
          key={id}
          kind={kind}
          name={names[index] ?? kind}
          label={slot(['fields', id, 'label'], own.trim() === '' ? form[kind] : own)}
          options={options}
          isRequired={isRequired}
          page={page}
        />
      ))}
      {children}
      {isShown(consent, page) && (
        <div className="ui:form-consent" data-part="consent">
          <input
            id={`${page.anchor}-consent`}
            name="consent"
            type="checkbox"
            value="yes"
            required
            className="ui:form-tick ui:choice ui:checkbox-mark"
            // Only a sample draws it before there are words for it.
            aria-label={consent.trim() === '' ? form.consent : undefined}
          />
          <label htmlFor={`${page.anchor}-consent`}>{slot(['consent'], consent)}</label>
        </div>
      )}
      <div className="ui:form-send">
        {isDraft ? (
          // A text cannot be written inside a button: a blank would press it.
          <span className="ui:cta ui:cta-primary ui:w-full">{label}</span>
        ) : (
          <button type="submit" className="ui:cta ui:cta-primary ui:w-full" data-part="action">
            {label}
          </button>
        )}
        {isShown(cta.note, page) && <p className="ui:cta-note">{slot(['cta', 'note'], cta.note)}</p>}
        {page.privacyHref !== undefined && (
          <p className="ui:cta-note">
            {form.usedAsSaidIn}{' '}
            <page.components.Link href={page.privacyHref} className="ui:underline ui:underline-offset-2">
              {form.privacyPolicy}
            </page.components.Link>
            .
          </p>
        )}
      </div>
    </>
  )
  const classes = classNames('ui:form', className)
  if (isDraft)
    return (
      <div className={classes} data-part="form">
        {controls}
      </div>
    )
  return (
    <form method="post" action={page.formAction ?? undefined} className={classes} data-part="form">
      {controls}
      <div className="ui:form-trap" aria-hidden="true">
        <label htmlFor={`${page.anchor}-${trapName}`}>{form.leaveEmpty}</label>
        <input id={`${page.anchor}-${trapName}`} name={trapName} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <input name={elapsedName} type="hidden" />
    </form>
  )
}

import type { ReactNode } from 'react'
import type { PageContext } from '../section-view.ts'
import { choicesOf } from './form-names.ts'
import type { FormField as FormFieldContent } from './form.schema.ts'

export interface FormFieldProps extends Pick<FormFieldContent, 'isRequired'> {
  /** `coupon` is asked by orders only. */
  kind: FormFieldContent['kind'] | 'coupon'
  /** Name it is sent under, unique in its form. */
  name: string
  label: ReactNode
  /** What one may choose from, a line each. */
  options?: string
  page: PageContext
}

/** One labelled control of a form, checked by the browser itself. */
export function FormField({ kind, name, label, options = '', isRequired, page }: FormFieldProps) {
  const id = `${page.anchor}-${name}`
  const shared = { id, name, required: isRequired, className: 'ui:form-control' }
  return (
    <div data-part="field" className="ui:form-field">
      <label htmlFor={id}>
        {label}
        {!isRequired && <small> ({page.labels.form.optional})</small>}
      </label>
      <Control kind={kind} options={options} shared={shared} labels={page.labels.form} />
    </div>
  )
}

interface ControlProps {
  kind: FormFieldProps['kind']
  options: string
  shared: { id: string; name: string; required: boolean; className: string }
  labels: PageContext['labels']['form']
}

function Control({ kind, options, shared, labels }: ControlProps) {
  switch (kind) {
    case 'name':
      return <input {...shared} type="text" autoComplete="name" maxLength={100} />
    case 'whatsapp':
      return (
        <input
          {...shared}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          // The server explains what is wrong with a number: a browser would only say "match the format".
          placeholder={labels.whatsappExample}
          // Of a long paste nothing is cut off without a word.
          maxLength={100}
        />
      )
    case 'email':
      return <input {...shared} type="email" inputMode="email" autoComplete="email" maxLength={160} />
    case 'text':
      return <textarea {...shared} rows={3} maxLength={500} />
    case 'coupon':
      return (
        <input
          {...shared}
          className="ui:form-control ui:form-coupon"
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
      )
    case 'choice':
      return (
        <select {...shared} defaultValue="">
          <option value="">{labels.choose}</option>
          {choicesOf(options).map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )
  }
}

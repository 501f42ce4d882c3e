import { leadAnswerLengths, type LeadField as FieldOfForm } from '@naikkelas/contract/marketing'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Select } from '@naikkelas/ui/select'
import { Textarea } from '@naikkelas/ui/textarea'

interface LeadFieldProps {
  field: FieldOfForm
  value: string
  issue: string | undefined
}

/** One field of a form, as its section draws it: validated by the browser first. */
export function LeadField({ field, value, issue }: LeadFieldProps) {
  const { name, label, isRequired } = field
  return (
    <Field label={label} isOptional={!isRequired} error={issue}>
      {control(field, { id: name, name, required: isRequired, defaultValue: value, size: 'lg' })}
    </Field>
  )
}

interface Shared {
  id: string
  name: string
  required: boolean
  defaultValue: string
  size: 'lg'
}

// Same behaviour as the script of published pages.
const joinDigits = ({ currentTarget: field }: { currentTarget: HTMLInputElement }) => {
  field.value = field.value.replace(/[ -]/g, '')
}

// An element, not a component: Field passes it the attributes that connect label and error.
function control({ kind, choices }: FieldOfForm, shared: Shared) {
  switch (kind) {
    case 'choice':
      return (
        <Select {...shared}>
          <option value="">Pilih satu</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </Select>
      )
    case 'text':
      return <Textarea {...shared} rows={3} maxLength={leadAnswerLengths.text} />
    case 'whatsapp':
      return (
        <Input
          {...shared}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="0812 3456 7890"
          maxLength={leadAnswerLengths.whatsapp}
          onInput={joinDigits}
        />
      )
    case 'email':
      return (
        <Input {...shared} type="email" inputMode="email" autoComplete="email" maxLength={leadAnswerLengths.email} />
      )
    case 'coupon':
      return <Input {...shared} autoComplete="off" autoCapitalize="characters" maxLength={leadAnswerLengths.coupon} />
    case 'name':
      return <Input {...shared} autoComplete="name" maxLength={leadAnswerLengths.name} />
  }
}

import type { AskedValues, TemplateName } from '@naikkelas/page'
import { type Asked, templates } from '@naikkelas/page/templates'
import { AskedFields } from './asked-fields.tsx'

interface TemplateFormProps {
  template: TemplateName
  asked: AskedValues
  errors: Partial<Record<Asked, string>>
  onAsk: (asked: AskedValues) => void
}

/** The fields of a selected template; loaded with the gallery, because it needs the templates. */
export function TemplateForm({ template, ...rest }: TemplateFormProps) {
  return <AskedFields template={templates[template]} {...rest} />
}

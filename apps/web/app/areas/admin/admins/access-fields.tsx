import { Checkbox } from '@naikkelas/ui/checkbox'
import { Field, Fieldset } from '@naikkelas/ui/field'
import { Select } from '@naikkelas/ui/select'
import { type Path, useWatch } from 'react-hook-form'
import type { EndpointForm } from '../kit/use-endpoint-form.ts'
import { type AccessValues, levels, menusGiven, roleOf } from './access-values.ts'
import { levelWords, menuWords, roleHints, roles, roleWords } from './admin-words.ts'

interface AccessFieldsProps<Values extends AccessValues> {
  form: EndpointForm<Values>
}

/** Role, and what the account may do in each menu that the role can have. */
export function AccessFields<Values extends AccessValues>({ form }: AccessFieldsProps<Values>) {
  const name = (path: Path<AccessValues>) => path as Path<Values>
  const { register, control, formState } = form
  const role = roleOf(String(useWatch({ control, name: name('role') })))
  const pages = useWatch({ control, name: name('levels.landing_pages') })
  const menus = menusGiven(role)
  const error = (formState.errors as { role?: { message?: string } }).role?.message
  return (
    <>
      <Field label="Peran" hint={roleHints[role]} error={error}>
        <Select {...register(name('role'))}>
          {roles.map((one) => (
            <option key={one} value={one}>
              {roleWords[one]}
            </option>
          ))}
        </Select>
      </Field>
      {menus.length > 0 && (
        <Fieldset legend="Menu">
          <div className="grid gap-3 pt-1 sm:grid-cols-2">
            {menus.map((menu) => (
              <Field key={menu} label={menuWords[menu]}>
                <Select {...register(name(`levels.${menu}`))}>
                  {levels[menu].map((level) => (
                    <option key={level} value={level}>
                      {levelWords[level]}
                    </option>
                  ))}
                </Select>
              </Field>
            ))}
          </div>
          {pages !== 'none' && (
            <Checkbox
              className="pt-3"
              label="Boleh menerbitkan halaman landing"
              hint="Halaman yang diterbitkan langsung terlihat oleh pengunjung."
              {...register(name('isPublisher'))}
            />
          )}
        </Fieldset>
      )}
    </>
  )
}

import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { CurrencyInput } from '../../interactive/currency-input/currency-input.tsx'
import { useToast } from '../../interactive/toast/toast.tsx'
import { Alert } from '../../primitives/alert/alert.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Card } from '../../primitives/card/card.tsx'
import { Field } from '../../primitives/field/field.tsx'
import { Input } from '../../primitives/input/input.tsx'
import { Link } from '../../primitives/link/link.tsx'
import { PageFrame } from '../../primitives/page-frame/page-frame.tsx'
import { PageHeader } from '../../primitives/page-header/page-header.tsx'
import { Stack } from '../../primitives/stack/stack.tsx'

interface Course {
  name: string
  price: number | null
}

type Mistakes = Partial<Record<keyof Course, string>>

const ids = { name: 'nama-kelas', price: 'harga-kelas' } as const

const mistakesIn = ({ name, price }: Course): Mistakes => ({
  ...(name.trim() === '' && { name: 'Nama kelas belum diisi' }),
  ...(price === null && { price: 'Harga belum diisi. Tulis 0 bila gratis' }),
})

/** One record: what is wrong is said at its field and, where there is more than one, in a list above that leads there. */
export function FormScreen() {
  const { toast } = useToast()
  const [course, setCourse] = useState<Course>({ name: '', price: null })
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const form = useRef<HTMLFormElement>(null)
  const found = Object.entries(mistakes) as [keyof Course, string][]
  const save = (event?: FormEvent) => {
    event?.preventDefault()
    const next = mistakesIn(course)
    setMistakes(next)
    const [first] = Object.keys(next) as (keyof Course)[]
    if (first) form.current?.querySelector<HTMLElement>(`#${ids[first]}`)?.focus()
    else toast({ title: `${course.name} disimpan`, tone: 'ok' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  }
  return (
    <PageFrame as="div">
      <PageHeader title="Kelas baru" back={{ href: '#kelas', label: 'Kelas' }} />
      <Card>
        <form ref={form} noValidate onSubmit={save} onKeyDown={onKeyDown}>
          <Stack>
            {found.length > 1 && (
              <Alert tone="danger" title={`${found.length} isian perlu diperbaiki`}>
                <ul>
                  {found.map(([field, message]) => (
                    <li key={field}>
                      <Link href={`#${ids[field]}`}>{message}</Link>
                    </li>
                  ))}
                </ul>
              </Alert>
            )}
            <Field label="Nama kelas" error={mistakes.name}>
              <Input
                id={ids.name}
                value={course.name}
                onChange={({ target }) => setCourse({ ...course, name: target.value })}
              />
            </Field>
            <Field label="Harga" hint="Rupiah utuh, tanpa sen." error={mistakes.price}>
              <CurrencyInput
                id={ids.price}
                value={course.price}
                onValueChange={(price) => setCourse({ ...course, price })}
              />
            </Field>
            <div>
              <Button type="submit" variant="primary">
                Simpan kelas
              </Button>
            </div>
          </Stack>
        </form>
      </Card>
    </PageFrame>
  )
}

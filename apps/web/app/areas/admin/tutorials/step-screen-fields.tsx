import { type TutorialScreen, tutorialScreenKinds, type TutorialValue } from '@naikkelas/contract/content'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Select } from '@naikkelas/ui/select'
import { Textarea } from '@naikkelas/ui/textarea'
import { Controller, useFormContext } from 'react-hook-form'
import type { RecordValues } from '../content/record-screen.tsx'

type Values = RecordValues<TutorialValue>

const kindWords: Readonly<Record<TutorialScreen['kind'], string>> = {
  window: 'Jendela',
  dialog: 'Pertanyaan',
  chat: 'Percakapan',
  phone: 'Ponsel',
}

const blank: TutorialScreen = { kind: 'window', title: '', lines: [''], marked: null }

/** The drawn screen of a step, or none. */
export function StepScreenFields({ index }: { index: number }) {
  const { control, formState } = useFormContext<Values>()
  const errors = formState.errors.value?.steps?.[index]?.screen
  return (
    <Controller
      name={`value.steps.${index}.screen`}
      control={control}
      render={({ field }) => {
        const screen = field.value
        const change = (changed: Partial<TutorialScreen>) => field.onChange({ ...(screen ?? blank), ...changed })
        return (
          <>
            <Field label="Gambar layar" error={errors?.kind?.message}>
              <Select
                value={screen?.kind ?? ''}
                onChange={({ target }) => {
                  const kind = tutorialScreenKinds.find((one) => one === target.value)
                  if (kind) change({ kind })
                  else field.onChange(null)
                }}
              >
                <option value="">Tanpa gambar</option>
                {tutorialScreenKinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {kindWords[kind]}
                  </option>
                ))}
              </Select>
            </Field>
            {screen && (
              <>
                <Field label="Judul layar" error={errors?.title?.message}>
                  <Input
                    value={screen.title}
                    onChange={({ target }) => change({ title: target.value })}
                    maxLength={60}
                  />
                </Field>
                <Field
                  label="Baris layar"
                  hint={lineHints[screen.kind]}
                  error={errors?.lines?.message ?? errors?.lines?.find?.((one) => one !== undefined)?.message}
                >
                  <Textarea
                    rows={4}
                    value={screen.lines.join('\n')}
                    onChange={({ target }) => {
                      const lines = target.value.split('\n')
                      const isKept = screen.marked === null || screen.marked < lines.length
                      change({ lines, ...(!isKept && { marked: null }) })
                    }}
                  />
                </Field>
                {screen.kind !== 'chat' && (
                  <Field label="Yang ditekan" error={errors?.marked?.message}>
                    <Select
                      value={screen.marked === null ? '' : String(screen.marked)}
                      onChange={({ target }) => change({ marked: target.value === '' ? null : Number(target.value) })}
                    >
                      <option value="">Tidak ada</option>
                      {screen.lines.map((line, at) => (
                        <option key={`${at}-${line}`} value={at}>
                          {line || `Baris ${at + 1}`}
                        </option>
                      ))}
                    </Select>
                  </Field>
                )}
              </>
            )}
          </>
        )
      }}
    />
  )
}

const lineHints: Readonly<Record<TutorialScreen['kind'], string>> = {
  window: 'Satu baris untuk setiap bagian layar, paling banyak enam.',
  phone: 'Satu baris untuk setiap bagian layar, paling banyak enam.',
  dialog: 'Baris pertama pertanyaannya, baris berikutnya tombol-tombolnya.',
  chat: 'Baris pembeli dan toko bergantian, dimulai dari pembeli.',
}

import { experimentGoals, type ExperimentGoal, startExperiment } from '@naikkelas/contract/marketing'
import { Button } from '@naikkelas/ui/button'
import { Field, Fieldset } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Radio } from '@naikkelas/ui/radio'
import { SegmentedControl } from '@naikkelas/ui/segmented-control'
import type { VariantKey } from '@naikkelas/ui/sections/registry'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../../../shared/api/call.ts'
import { FormNotice } from '../../../../shared/forms/form-notice.tsx'
import { failedForm, type FormResult } from '../../../../shared/forms/form-result.ts'
import { useMistakeFocus } from '../../../../shared/forms/mistake-focus.ts'
import { useBuilder, useBuilderActions } from '../state/builder-context.ts'
import { evenWeights, goalLabels, variantName } from './experiment-words.ts'

interface StartFormProps {
  keys: readonly VariantKey[]
  again: () => Promise<void>
}

const lifts = ['10', '20', '50'] as const
const liftOptions = lifts.map((value) => ({ value, label: `${value}%` }))

/** How visitors are divided, what counts as reached, and which difference is worth finding. */
export function StartForm({ keys, again }: StartFormProps) {
  const pageId = useBuilder((state) => state.page.id)
  const { announce } = useBuilderActions()
  const group = useId()
  const sumId = useId()
  const [goal, setGoal] = useState<ExperimentGoal>('cta')
  const [weights, setWeights] = useState(() =>
    evenWeights(keys).map(({ key, weight }) => ({ key, typed: String(weight) })),
  )
  const [lift, setLift] = useState<(typeof lifts)[number]>('20')
  const [mistakes, setMistakes] = useState<FormResult>({ message: null, fields: {} })
  const form = useMistakeFocus(mistakes)
  const [isBusy, setIsBusy] = useState(false)
  const total = weights.reduce((sum, { typed }) => sum + (Number(typed) || 0), 0)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsBusy(true)
    setMistakes({ message: null, fields: {} })
    try {
      const divided = weights.map(({ key, typed }) => ({ key, weight: Math.round(Number(typed) || 0) }))
      await call(startExperiment, {
        params: { pageId },
        body: { goal, weights: divided, leastLift: Number(lift) },
      })
      announce('Uji dimulai')
      await again()
    } catch (error) {
      setMistakes(failedForm(error))
    } finally {
      setIsBusy(false)
    }
  }
  const weightsError =
    mistakes.fields.weights ?? Object.entries(mistakes.fields).find(([path]) => path.startsWith('weights.'))?.[1]
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} className="flex flex-col gap-5" noValidate>
      {mistakes.message !== null && <FormNotice>{mistakes.message}</FormNotice>}
      <Fieldset legend="Tujuan yang dihitung">
        {experimentGoals.map((value) => (
          <Radio
            key={value}
            name={group}
            value={value}
            label={goalLabels[value]}
            checked={goal === value}
            onChange={() => setGoal(value)}
          />
        ))}
      </Fieldset>
      <Fieldset legend="Pembagian pengunjung">
        <div className="flex flex-wrap gap-3">
          {weights.map(({ key, typed }, index) => (
            <Field key={key} label={variantName(key)}>
              <Input
                value={typed}
                inputMode="numeric"
                maxLength={3}
                end="%"
                className="w-24"
                aria-invalid={weightsError === undefined ? undefined : true}
                aria-describedby={sumId}
                onChange={(event) =>
                  setWeights(weights.map((one, at) => (at === index ? { key, typed: event.target.value } : one)))
                }
              />
            </Field>
          ))}
        </div>
        <p
          id={sumId}
          role={weightsError ? 'alert' : undefined}
          className={`text-app-sm ${weightsError || total !== 100 ? 'text-danger' : 'text-muted'}`}
        >
          {weightsError ?? `Jumlahnya ${total}% dari 100%.`}
        </p>
      </Fieldset>
      <div className="flex flex-col gap-1.5">
        <span className="text-app-sm font-semibold">Perbedaan terkecil yang layak dicari</span>
        <div className="flex">
          <SegmentedControl
            label="Perbedaan terkecil yang layak dicari"
            options={liftOptions}
            value={lift}
            onValueChange={setLift}
          />
        </div>
        <span className="text-app-sm text-muted">
          Makin kecil perbedaannya, makin banyak pengunjung yang dibutuhkan. Hasilnya ditampilkan setelah jumlah itu
          tercapai.
        </span>
      </div>
      <Button type="submit" variant="primary" className="self-start" isLoading={isBusy}>
        Mulai uji
      </Button>
    </form>
  )
}

import type { SettingsGroup } from '@naikkelas/contract/site'
import { Alert } from '@naikkelas/ui/alert'
import { Button } from '@naikkelas/ui/button'
import { Fieldset } from '@naikkelas/ui/field'
import { Radio } from '@naikkelas/ui/radio'
import { type ReactNode, useEffect } from 'react'
import { FormFrame } from '../kit/form-frame.tsx'
import { InstantInput } from '../inputs/instant-input.tsx'
import { changedWords } from './changed-words.ts'
import type { SettingsConflict } from './merge-settings.ts'
import { groupTitles, labelOf, valueWords } from './settings-words.ts'
import type { SettingsForm, SettingsState } from './use-settings-form.ts'

interface SettingsPanelProps<Value extends object> {
  group: SettingsGroup
  description: string
  state: SettingsState<Value>
  settings: SettingsForm<Value>
  /** What is wrong with a list as a whole. */
  notice?: string | undefined
  /** Called when something is unsaved, and when it no longer is. */
  onDirtyChange: (group: SettingsGroup, isDirty: boolean) => void
  children: ReactNode
}

/** The frame of one form: heading, fields, when it takes effect, and the choice when another admin saved first. */
export function SettingsPanel<Value extends object>({
  group,
  description,
  state,
  settings,
  notice,
  onDirtyChange,
  children,
}: SettingsPanelProps<Value>) {
  const { form, conflict } = settings
  const { isDirty } = form.formState
  useEffect(() => onDirtyChange(group, isDirty), [group, isDirty, onDirtyChange])
  const headingId = `pengaturan-${group}`
  const said = conflict === null ? (form.notice ?? notice) : undefined
  return (
    <section aria-labelledby={headingId} className="rounded-surface border border-line bg-surface">
      <div className="border-b border-line px-5 py-4">
        <h2 id={headingId} className="text-app-lg font-semibold">
          {groupTitles[group]}
        </h2>
        <p className="text-app-sm text-muted">{description}</p>
        <p className="mt-1 text-app-xs text-muted">{changedWords(state)}</p>
      </div>
      <FormFrame form={form} notice={said} className="flex max-w-text flex-col gap-5 p-5">
        {conflict && <ConflictChoice group={group} conflict={conflict} settings={settings} />}
        {children}
        <When frame={settings.frame} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" isLoading={form.isSaving} disabled={!isDirty || conflict !== null}>
            Simpan {groupTitles[group].toLowerCase()}
          </Button>
          {isDirty && conflict === null && (
            <Button variant="quiet" onClick={() => form.reset()}>
              Urungkan
            </Button>
          )}
        </div>
      </FormFrame>
    </section>
  )
}

/** Now, or at a moment: asked once something was changed. */
function When({ frame }: Pick<SettingsForm<object>, 'frame'>) {
  const [when, effectiveAt] = frame.watch(['when', 'effectiveAt'])
  const { isDirty, errors } = frame.formState
  if (!isDirty) return null
  const choose = (moment: typeof when) => frame.setValue('when', moment, { shouldDirty: true })
  return (
    <div className="flex flex-col gap-3 rounded-box border border-line p-3">
      <Fieldset legend="Mulai berlaku" direction="row">
        <Radio name="when" label="Sekarang" checked={when === 'now'} onChange={() => choose('now')} />
        <Radio name="when" label="Pada waktu tertentu" checked={when === 'later'} onChange={() => choose('later')} />
      </Fieldset>
      {when === 'later' && (
        <InstantInput
          label="Waktu mulai"
          hint="Waktu Indonesia Barat (WIB). Hanya isian yang Anda ubah yang ikut berganti pada waktunya."
          error={errors.effectiveAt?.message}
          value={effectiveAt}
          onChange={(instant) => frame.setValue('effectiveAt', instant, { shouldDirty: true })}
        />
      )}
    </div>
  )
}

interface ConflictChoiceProps<Value extends object> {
  group: SettingsGroup
  conflict: SettingsConflict<Value>
  settings: Pick<SettingsForm<Value>, 'keepMine' | 'takeTheirs'>
}

function ConflictChoice<Value extends object>({ group, conflict, settings }: ConflictChoiceProps<Value>) {
  const { theirs, mine, fields } = conflict
  return (
    <Alert
      tone="warn"
      isLive
      title={`${theirs.changedBy ?? 'Admin lain'} menyimpan pengaturan ini lebih dahulu`}
      action={
        <>
          <Button variant="primary" size="sm" onClick={settings.keepMine}>
            Pakai isian saya
          </Button>
          <Button size="sm" onClick={settings.takeTheirs}>
            Pakai yang tersimpan
          </Button>
        </>
      }
    >
      {fields.length === 0 ? (
        <p>Isian yang berubah berbeda dari yang Anda ubah, jadi keduanya dapat dipakai bersama.</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {fields.map((field) => (
            <li key={field}>
              <p className="font-semibold">{labelOf(group, field)}</p>
              <p className="wrap-anywhere">Isian Anda: {valueWords(field, mine[field])}</p>
              <p className="wrap-anywhere">Tersimpan: {valueWords(field, theirs.value[field])}</p>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
}

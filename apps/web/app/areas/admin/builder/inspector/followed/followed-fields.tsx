import { hasCapability } from '@naikkelas/contract/identity'
import { recordIdOf, type StoredSection } from '@naikkelas/page'
import { type AnySectionDefinition, followedKeys } from '@naikkelas/ui/sections/registry'
import { Switch } from '@naikkelas/ui/switch'
import { kindScreens } from '../../../catalogue/kinds.ts'
import { fieldId } from '../../fields/field-id.ts'
import { isInLayout, labelIn } from '../../model/field-at.ts'
import { useRecordDetails } from '../../offer-record/bound-offer.ts'
import { useBuilder, useBuilderActions, useBuilderParts, useWorkspace } from '../../state/builder-context.ts'
import { followedWords } from './followed-words.ts'

interface FollowedFieldsProps {
  section: StoredSection
  definition: AnySectionDefinition
}

/** Whether a section shows the record of the page, which one that is, and what it says: that is changed there. */
export function FollowedFields({ section, definition }: FollowedFieldsProps) {
  const { edit } = useBuilderActions()
  const isBound = useBuilder(({ document }) => recordIdOf(document) !== null)
  const { followsRecord } = section.settings
  const change = (isOn: boolean) =>
    edit([
      {
        kind: 'changeSettings',
        sectionId: section.id,
        value: { followsRecord: isOn ? true : null },
        was: { followsRecord: followsRecord ?? null },
      },
    ])
  return (
    <>
      <Switch
        id={fieldId(section.id, ['followsRecord'])}
        label="Ikuti katalog"
        hint={
          isBound
            ? 'Selalu menampilkan data terbaru dari katalog. Yang ditulis di sini tetap tersimpan.'
            : 'Berlaku setelah “Sumber penawaran” halaman ini dipilih dari katalog.'
        }
        isSpread
        checked={followsRecord === true}
        onChange={(event) => change(event.target.checked)}
      />
      {followsRecord === true && isBound && <RecordNote section={section} definition={definition} />}
    </>
  )
}

function RecordNote({ section, definition }: FollowedFieldsProps) {
  const { admin } = useBuilderParts()
  const record = useWorkspace(({ offer }) => offer.record ?? null)
  const details = useRecordDetails()
  if (!record || !details) return null
  const keys = followedKeys(definition, { settings: section.settings, record: details })
  const content = { ...(section.content as Record<string, unknown>), ...definition.fromRecord?.read(details) }
  const screen = kindScreens[record.kind]
  const shown = Object.entries(definition.fields).filter(
    ([key, field]) => keys.has(key) && isInLayout(field, content.layout),
  )
  return (
    <div className="flex flex-col gap-3 rounded-box border border-line bg-hover p-3 text-app-sm">
      <p className="wrap-anywhere">
        {shown.length > 0 ? (
          <>
            Dari katalog: <b>{record.name}</b>
          </>
        ) : (
          <>
            <b>{record.name}</b> belum mengisi bagian ini di katalog, jadi yang tampil adalah tulisan di bawah.
          </>
        )}
      </p>
      {shown.length > 0 && (
        <dl aria-label="Isi dari katalog" className="flex flex-col gap-2">
          {shown.map(([key, field]) => {
            const words = followedWords(field, content[key])
            return (
              words !== '' && (
                <div key={key}>
                  <dt className="text-app-xs text-muted">{labelIn(field, content.layout)}</dt>
                  <dd className="whitespace-pre-line wrap-anywhere">{words}</dd>
                </div>
              )
            )
          })}
        </dl>
      )}
      {hasCapability(admin, screen.menu, 'view') && (
        <a href={`${screen.path}/${record.id}`} className="self-start text-accent underline underline-offset-4">
          Ubah di {screen.title}
        </a>
      )}
    </div>
  )
}

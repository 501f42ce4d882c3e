import { IconShape } from '../../icons/icon-shape.tsx'
import { pengaturan } from '../../icons/interface-icons.ts'
import { Field } from '../../primitives/field/field.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { Select } from '../../primitives/select/select.tsx'
import { Switch } from '../../primitives/switch/switch.tsx'
import { Popover } from '../popover/popover.tsx'
import type { HlsLevel } from './hls-levels.ts'
import { rates } from './shortcuts.ts'
import type { PlayerPreferences } from './use-preferences.ts'
import type { VideoPlayerLabels } from './video-player.labels.ts'
import type { VideoCaptions } from './video-source.ts'

interface SettingsPanelProps {
  labels: VideoPlayerLabels
  preferences: PlayerPreferences
  prefer: (change: Partial<PlayerPreferences>) => void
  captions: readonly VideoCaptions[]
  levels: readonly HlsLevel[]
  level: HlsLevel | null
  onLevelChange: (src: string | null) => void
  /** Whether there is a smaller rendition to save data with. */
  canSaveData: boolean
}

/** Speed, captions, quality and saving of data, by the lists that every phone has. */
export function SettingsPanel(props: SettingsPanelProps) {
  const { labels, preferences, prefer, captions, levels, level, onLevelChange, canSaveData } = props
  return (
    <Popover
      label={labels.settings}
      side="top"
      align="end"
      trigger={<IconButton label={labels.settings} icon={<IconShape of={pengaturan} />} />}
      className="ui:w-64"
    >
      <div className="ui:grid ui:gap-4">
        <Field label={labels.speed}>
          <Select value={preferences.rate} onChange={({ target }) => prefer({ rate: Number(target.value) })}>
            {rates.map((rate) => (
              <option key={rate} value={rate}>
                {labels.rate(rate)}
              </option>
            ))}
          </Select>
        </Field>
        {captions.length > 0 && (
          <Field label={labels.captions}>
            <Select
              value={preferences.captions ?? ''}
              onChange={({ target }) => prefer({ captions: target.value || null })}
            >
              <option value="">{labels.captionsOff}</option>
              {captions.map(({ language, label }) => (
                <option key={language} value={language}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {levels.length > 1 && (
          <Field label={labels.quality}>
            <Select
              value={level?.src ?? ''}
              disabled={preferences.isSavingData}
              onChange={({ target }) => onLevelChange(target.value || null)}
            >
              <option value="">{labels.auto}</option>
              {levels.map(({ src, height, bandwidth }) => (
                <option key={src} value={src}>
                  {labels.level(height, bandwidth)}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {canSaveData && (
          <Switch
            isSpread
            label={labels.dataSaver}
            hint={labels.dataSaverHint}
            checked={preferences.isSavingData}
            onChange={({ target }) => prefer({ isSavingData: target.checked })}
          />
        )}
      </div>
    </Popover>
  )
}

import { useState } from 'react'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../primitives/button/button.tsx'
import { Spinner } from '../primitives/spinner/spinner.tsx'
import { Text } from '../primitives/text/text.tsx'
import { duration, ease } from './tokens.gen.ts'

const meta = preview.meta({ title: 'Token/Gerak (Motion)' })

function Moves() {
  const [isThere, setIsThere] = useState(false)
  const moves = [
    ['masuk', 'ui:ease-in ui:duration-enter', `${duration.enter}, ${ease.in}`],
    ['keluar', 'ui:ease-out ui:duration-enter', `${duration.enter}, ${ease.out}`],
    ['pindah', 'ui:ease-move ui:duration-sheet', `${duration.sheet}, ${ease.move}`],
  ] as const
  return (
    <div className="story-column">
      <Button onClick={() => setIsThere(!isThere)}>Gerakkan</Button>
      {moves.map(([name, classes, summary]) => (
        <div key={name}>
          <Text size="app-xs" tone="muted">
            {name}: {summary}
          </Text>
          <div className={`ui:size-10 ui:rounded-box ui:bg-action ui:transition-transform ${classes} ${isThere ? 'ui:translate-x-64' : ''}`} />
        </div>
      ))}
    </div>
  )
}

/** States change in 120 ms, panels come in 160, overlays in 200, sheets in 240. */
export const Curves = meta.story({ render: () => <Moves /> })

/** The movement that is ours: three bars rise, one after the other. */
export const Naik = meta.story({ render: () => <Spinner size="lg" /> })

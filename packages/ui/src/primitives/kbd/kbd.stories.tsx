import preview from '../../../../../.storybook/preview.tsx'
import { Text } from '../text/text.tsx'
import { Kbd } from './kbd.tsx'

const meta = preview.meta({ title: 'Dasar/Tombol papan ketik (Kbd)', component: Kbd, args: { keys: 'Ctrl+K' } })

export const Together = meta.story()
export const OneKey = meta.story({ args: { keys: '?' } })
export const InAList = meta.story({
  render: () => (
    <div className="story-column">
      <Text>
        <Kbd keys="Ctrl+Shift+Z" /> Ulangi perubahan
      </Text>
      <Text>
        <Kbd keys="Alt+↑" /> Naikkan bagian terpilih
      </Text>
      <Text>
        <Kbd keys="Ctrl++" /> Perbesar kanvas
      </Text>
    </div>
  ),
})

import preview from '../../../../.storybook/preview.tsx'
import { Text } from '../primitives/text/text.tsx'
import { pictures } from './pictures.ts'

const meta = preview.meta({ title: 'Gambar/Sampul dan potret (Covers and portraits)' })

function Wall({ names, shape }: { names: RegExp; shape: 'ui:aspect-video' | 'ui:aspect-square' | 'ui:aspect-3/2' }) {
  return (
    <ul className="ui:grid ui:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] ui:gap-4">
      {pictures
        .filter(({ file }) => names.test(file))
        .map(({ file, url, alt, width, height }) => (
          <li key={file}>
            <img
              src={url}
              alt={alt}
              width={width}
              height={height}
              className={`ui:w-full ui:rounded-surface ui:object-cover ${shape}`}
            />
            <Text size="app-xs" tone="muted">
              {file}
            </Text>
          </li>
        ))}
    </ul>
  )
}

export const Covers = meta.story({
  name: 'Sampul (Covers)',
  render: () => <Wall names={/^(sampul|workshop-karcis|bagikan)/} shape="ui:aspect-video" />,
})
export const Portraits = meta.story({
  name: 'Potret (Portraits)',
  render: () => <Wall names={/^(potret|mentor-arif|mentor-sinta|mitra)/} shape="ui:aspect-square" />,
})
export const Scenes = meta.story({
  name: 'Adegan (Scenes)',
  render: () => (
    <Wall names={/^(?!sampul|potret|mentor-(arif|sinta)|mitra|workshop-karcis|bagikan)/} shape="ui:aspect-3/2" />
  ),
})

import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Text } from '../primitives/text/text.tsx'
import { fallbackFaces } from './fonts.gen.ts'

const meta = preview.meta({ title: 'Token/Huruf cadangan (Fallback fonts)' })

/** Arimo has Arial's measures and is here on every machine: stretched like the fallback, it shows what visitors see first. */
const sources: Record<number, string> = {
  400: new URL('./files/arial-400-latin.woff2', import.meta.url).href,
  700: new URL('./files/arial-700-latin.woff2', import.meta.url).href,
}
const faces = fallbackFaces.filter(
  ({ name, weight }) => name.endsWith('on Arial') && (weight === 400 || weight === 700),
)
const rules = faces
  .map(
    (face) =>
      `@font-face{font-family:"Seen first: ${face.font}";font-weight:${face.weight};src:url("${sources[face.weight]}");size-adjust:${face.sizeAdjust};ascent-override:${face.ascentOverride};descent-override:${face.descentOverride};line-gap-override:${face.lineGapOverride}}`,
  )
  .join('')

const families = { roboto: 'Roboto', montserrat: 'Montserrat', poppins: 'Poppins' }
const sample =
  'Banyak pemilik usaha kecil punya data yang lengkap tetapi tidak sempat membacanya. Di kelas ini kita menyatukan semuanya dalam satu lembar kerja yang bisa dirawat siapa saja, lalu menghitung laba bersih setelah potongan dan ongkos kirim.'

function Pair({ font, weight }: { font: keyof typeof families; weight: 400 | 700 }) {
  const draw = (family: string, kind: string) => (
    <p
      data-kind={kind}
      style={{
        fontFamily: `"${family}"`,
        fontWeight: weight,
        fontSize: 17,
        lineHeight: 1.6,
        width: 'fit-content',
        whiteSpace: 'nowrap',
      }}
    >
      {sample}
    </p>
  )
  return (
    <div data-pair={`${font} ${weight}`} className="ui:mb-4 ui:overflow-hidden">
      <Text size="app-xs" tone="muted">
        {font} {weight}
      </Text>
      {draw(families[font], 'font')}
      {draw(`Seen first: ${font}`, 'fallback')}
    </div>
  )
}

export const SameRoom = meta.story({
  render: () => (
    <>
      <style>{rules}</style>
      {(['roboto', 'montserrat', 'poppins'] as const).map((font) => (
        <div key={font}>
          <Pair font={font} weight={400} />
          <Pair font={font} weight={700} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    await Promise.all(
      [400, 700].flatMap((weight) => [
        ...Object.keys(families).map((font) => document.fonts.load(`${weight} 17px "Seen first: ${font}"`)),
        ...Object.values(families).map((name) => document.fonts.load(`${weight} 17px "${name}"`)),
      ]),
    )
    const pairs = [...canvasElement.querySelectorAll<HTMLElement>('[data-pair]')]
    await expect(pairs).toHaveLength(6)
    for (const pair of pairs) {
      const [font, fallback] = ['font', 'fallback'].map((kind) =>
        pair.querySelector(`[data-kind="${kind}"]`)?.getBoundingClientRect(),
      )
      const difference = Math.abs((fallback?.width ?? 0) / (font?.width ?? 1) - 1)
      await expect(difference, pair.dataset.pair).toBeLessThan(0.015)
      await expect(fallback?.height).toBe(font?.height)
    }
  },
})

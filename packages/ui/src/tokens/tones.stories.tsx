import preview from '../../../../.storybook/preview.tsx'
import { Heading } from '../primitives/heading/heading.tsx'
import { Button } from '../primitives/button/button.tsx'
import { Link } from '../primitives/link/link.tsx'
import { Text } from '../primitives/text/text.tsx'
import { contrast } from '../theme/contrast.ts'
import { colorNamed, contrastPairs, pageScales } from '../theme/contrast-pairs.ts'
import { toneColors, tones } from './tokens.gen.ts'

const names = { white: 'Putih', paper: 'Kertas', soft: 'Lembut', board: 'Papan', brand: 'Merek', turmeric: 'Kunyit' }

const meta = preview.meta({ title: 'Token/Skema (Schemes)', parameters: { isBare: true } })

/** The six schemes a section may have, in the theme of the toolbar. */
export const SixSchemes = meta.story({
  render: () => (
    <>
      {tones.map((tone) => (
        <section key={tone} data-tone={tone} aria-label={names[tone]} className="ui:px-8 ui:py-10">
          <Text size="label" tone="accent">
            {names[tone]}
          </Text>
          <Heading level={2} size="h2">
            Jualan <span className="ui:stabilo">lebih tenang</span>
          </Heading>
          <Text size="lead" tone="muted" className="ui:mt-2 ui:max-w-text">
            Kelas praktik untuk pemilik usaha kecil. <Link href="#materi">Lihat materi</Link> sebelum mendaftar.
          </Text>
          <div className="story-row ui:mt-4">
            <Button variant="cta" size="page">
              Daftar sekarang
            </Button>
            <Button variant="primary" size="page">
              Tanya lewat WhatsApp
            </Button>
            <Button size="page">Lihat contoh</Button>
          </div>
          <div className="ui:mt-6 ui:grid ui:grid-cols-1 ui:gap-3 ui:@md:grid-cols-3">
            <div className="ui:rounded-surface ui:border ui:border-line ui:bg-surface ui:p-4">
              <Text>Kartu di atas permukaan</Text>
              <Text tone="muted">Teks kedua</Text>
            </div>
            <div className="ui:rounded-surface ui:bg-tint ui:p-4">
              <Text>Kotak berwarna lembut</Text>
              <Text tone="muted">Teks kedua</Text>
            </div>
            <div className="ui:rounded-surface ui:bg-danger-ground ui:p-4">
              <Text tone="danger">Gagal dikirim. Coba lagi.</Text>
            </div>
          </div>
        </section>
      ))}
    </>
  ),
})

/** What must be readable on what, with the contrast it has on the house’s own page. */
export const Contrasts = meta.story({
  parameters: { isBare: false },
  render: () => {
    const scales = pageScales({ brand: '#0c7a75' })
    return (
      <>
        {(['light', 'dark'] as const).map((mode) => (
          <table key={mode} className="ui:mb-8 ui:text-app-xs ui:tabular-nums">
            <caption className="ui:pb-2 ui:text-start ui:text-app-md ui:font-semibold">{mode === 'light' ? 'Terang' : 'Gelap'}</caption>
            <thead>
              <tr>
                <th scope="col" className="ui:pe-4 ui:text-start">
                  Pasangan
                </th>
                {(['app', ...tones] as const).map((tone) => (
                  <th key={tone} scope="col" className="ui:px-3 ui:text-end">
                    {tone}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {contrastPairs.map(({ ink, ground, least }) => (
                <tr key={`${ink} ${ground}`} className="ui:border-t ui:border-line">
                  <th scope="row" className="ui:py-1 ui:pe-4 ui:text-start ui:font-regular">
                    {ink} / {ground} ≥ {least}
                  </th>
                  {(['app', ...tones] as const).map((tone) => (
                    <td key={tone} className="ui:px-3 ui:text-end">
                      {contrast(colorNamed(toneColors[mode][tone][ink], scales), colorNamed(toneColors[mode][tone][ground], scales)).toFixed(1)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </>
    )
  },
})

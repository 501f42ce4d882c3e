import { useState } from 'react'
import { ColorInput } from '../interactive/color-input/color-input.tsx'
import { Button } from '../primitives/button/button.tsx'
import { Field } from '../primitives/field/field.tsx'
import { SegmentedControl } from '../primitives/segmented-control/segmented-control.tsx'
import { Select } from '../primitives/select/select.tsx'
import { Text } from '../primitives/text/text.tsx'
import { defaultTheme, pageThemes } from '../theme/page-themes.ts'
import type { Theme } from '../theme/theme.schema.ts'
import { ThemeScope, ThemeStyle } from '../theme/theme-scope.tsx'
import { ContrastTable } from './contrast-table.tsx'
import { worstPair } from './pair-contrasts.ts'
import { RecipePage } from './recipe-page.tsx'
import { recipes } from './recipes.ts'

/** Settings of a theme, a whole page in it, and every pair of colours with its contrast. */
export function ThemeLab() {
  const [theme, setTheme] = useState<Theme>(defaultTheme)
  const change = (part: Partial<Theme>) => setTheme({ ...theme, ...part })
  const worst = worstPair(theme)
  return (
    <div className="lab">
      <form className="lab-settings" aria-label="Pengaturan tema" onSubmit={(event) => event.preventDefault()}>
        <Field label="Warna halaman">
          <ColorInput
            value={theme.brand}
            onValueChange={(brand) => change({ brand })}
            presets={pageThemes.map(({ brand, name }) => ({ value: brand, label: name }))}
          />
        </Field>
        <Field label="Huruf">
          <Select value={theme.font} onChange={(event) => change({ font: event.target.value as Theme['font'] })}>
            <option value="poppins">Poppins</option>
            <option value="montserrat">Montserrat</option>
            <option value="roboto">Roboto</option>
            <option value="arial">Arial</option>
          </Select>
        </Field>
        <SegmentedControl
          label="Sudut"
          value={theme.rounded}
          onValueChange={(rounded) => change({ rounded })}
          options={[
            { value: 'none', label: 'Siku' },
            { value: 'medium', label: 'Sedang' },
            { value: 'full', label: 'Bulat' },
          ]}
        />
        <SegmentedControl
          label="Mode"
          value={theme.mode}
          onValueChange={(mode) => change({ mode })}
          options={[
            { value: 'light', label: 'Terang' },
            { value: 'dark', label: 'Gelap' },
          ]}
        />
        <p role="status" className="ui:text-app-sm">
          Pasangan terlemah {worst.ratio.toFixed(2)} : 1 ({worst.ink} di atas {worst.ground}, {worst.tone}); paling
          sedikit {worst.least} : 1.
        </p>
        <div className="story-row">
          <Copy text={themeCode(theme)}>Salin tema</Copy>
          <Copy text={JSON.stringify(theme, null, 2)}>Salin sebagai JSON</Copy>
        </div>
        <pre className="lab-code" tabIndex={0} aria-label="Kode tema">
          {themeCode(theme)}
        </pre>
      </form>
      <div className="lab-page" role="group" aria-label="Halaman dalam tema ini" tabIndex={0}>
        <ThemeStyle theme={theme} />
        <ThemeScope theme={theme}>
          <RecipePage items={recipes.sellAClass.items} />
        </ThemeScope>
      </div>
      <section className="lab-pairs" aria-label="Kontras setiap pasangan">
        <Text size="app-lg" weight="semibold">
          Kontras setiap pasangan
        </Text>
        <ContrastTable theme={theme} />
      </section>
    </div>
  )
}

function Copy({ text, children }: { text: string; children: string }) {
  const [copied, setCopied] = useState('')
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(text)
  }
  return <Button onClick={() => void copy()}>{copied === text ? 'Tersalin' : children}</Button>
}

function themeCode({ font, rounded, brand, accent, mode }: Theme): string {
  return [
    "import { ThemeScope, ThemeStyle, type Theme } from '@naikkelas/ui/theme'",
    '',
    'const theme: Theme = {',
    `  font: '${font}',`,
    `  rounded: '${rounded}',`,
    `  brand: '${brand}',`,
    `  accent: ${accent === null ? 'null' : `'${accent}'`},`,
    `  mode: '${mode}',`,
    '}',
    '',
    '<ThemeStyle theme={theme} />',
    '<ThemeScope theme={theme}>…</ThemeScope>',
  ].join('\n')
}

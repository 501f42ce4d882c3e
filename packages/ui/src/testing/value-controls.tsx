import { ColorInput } from '../interactive/color-input/color-input.tsx'
import { Combobox } from '../interactive/combobox/combobox.tsx'
import { CurrencyInput } from '../interactive/currency-input/currency-input.tsx'
import type { ControlCase } from './control-case.ts'
import { write } from './write.ts'

const cities = [
  { value: 'bdg', label: 'Kota Bandung' },
  { value: 'mdn', label: 'Kota Medan' },
]

/** Controls whose value is not what stands in their field. */
export const valueControls: Readonly<Record<string, ControlCase>> = {
  Combobox: {
    draw: (props, isFilled) => <Combobox {...props} options={cities} defaultValue={isFilled ? 'mdn' : null} />,
    sent: { filled: 'mdn', changed: 'bdg', empty: '' },
    change: write('Band{Enter}'),
    controlled: {
      draw: (field) => <Combobox {...field} options={cities} />,
      empty: null,
      filled: 'mdn',
    },
  },
  CurrencyInput: {
    draw: (props, isFilled) => <CurrencyInput {...props} defaultValue={isFilled ? 349_000 : null} />,
    sent: { filled: '349000', changed: '125000', empty: '' },
    change: write('125000'),
    controlled: {
      draw: (field) => <CurrencyInput {...field} />,
      empty: null,
      filled: 349_000,
    },
  },
  ColorInput: {
    draw: (props, isFilled) => <ColorInput {...props} defaultValue={isFilled ? '#0c7a75' : ''} />,
    sent: { filled: '#0c7a75', changed: '#cd2763', empty: '' },
    change: write('#cd2763'),
    controlled: {
      draw: (field) => <ColorInput {...field} />,
      empty: '',
      filled: '#0c7a75',
    },
  },
}

import { userEvent } from 'vitest/browser'
import { ColorInput } from '../interactive/color-input/color-input.tsx'
import { Combobox } from '../interactive/combobox/combobox.tsx'
import { CurrencyInput } from '../interactive/currency-input/currency-input.tsx'
import { DatePicker } from '../interactive/date-picker/date-picker.tsx'
import { DateRangePicker } from '../interactive/date-range-picker/date-range-picker.tsx'
import { DateTimePicker } from '../interactive/date-time-picker/date-time-picker.tsx'
import { FileUpload } from '../interactive/file-upload/file-upload.tsx'
import { NumberInput } from '../interactive/number-input/number-input.tsx'
import { PhoneInput } from '../interactive/phone-input/phone-input.tsx'
import { PinInput } from '../interactive/pin-input/pin-input.tsx'
import { TagsInput } from '../interactive/tags-input/tags-input.tsx'
import { TimePicker } from '../interactive/time-picker/time-picker.tsx'
import type { ControlCase } from './control-case.ts'
import { write } from './write.ts'

const cities = [
  { value: 'bdg', label: 'Kota Bandung' },
  { value: 'mdn', label: 'Kota Medan' },
]

const uploaded = [{ id: 'struk', name: 'struk.txt', bytes: 3 }]
const nameAsId = (file: File) => Promise.resolve(file.name)

/** Controls whose value is not the text of their field. */
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
  NumberInput: {
    draw: (props, isFilled) => <NumberInput {...props} defaultValue={isFilled ? 40 : null} />,
    sent: { filled: '40', changed: '1250', empty: '' },
    change: write('1250'),
    controlled: {
      draw: (field) => <NumberInput {...field} />,
      empty: null,
      filled: 40,
    },
  },
  TagsInput: {
    draw: (props, isFilled) => <TagsInput {...props} defaultValue={isFilled ? ['shopee'] : []} />,
    sent: { filled: 'shopee', changed: 'tiktok', empty: null },
    change: async (element) => {
      element.focus()
      await userEvent.keyboard('{Backspace}')
      await userEvent.keyboard('{Backspace}')
      await userEvent.keyboard('tiktok{Enter}')
    },
    controlled: {
      draw: (field) => <TagsInput {...field} />,
      empty: [],
      filled: ['shopee'],
    },
  },
  PinInput: {
    draw: (props, isFilled) => <PinInput {...props} defaultValue={isFilled ? '123456' : ''} />,
    sent: { filled: '123456', changed: '654321', empty: '' },
    change: write('654 321'),
    controlled: {
      draw: (field) => <PinInput {...field} />,
      empty: '',
      filled: '123456',
    },
  },
  PhoneInput: {
    draw: (props, isFilled) => <PhoneInput {...props} defaultValue={isFilled ? '081234567890' : ''} />,
    sent: { filled: '081234567890', changed: '+6281300001111', empty: '' },
    change: write('+62 813-0000-1111'),
    controlled: {
      draw: (field) => <PhoneInput {...field} />,
      empty: '',
      filled: '081234567890',
    },
  },
  DatePicker: {
    draw: (props, isFilled) => <DatePicker {...props} defaultValue={isFilled ? '2026-11-20' : ''} />,
    sent: { filled: '2026-11-20', changed: '2026-12-31', empty: '' },
    change: write('31/12/2026'),
    controlled: {
      draw: (field) => <DatePicker {...field} />,
      empty: '',
      filled: '2026-11-20',
    },
  },
  TimePicker: {
    draw: (props, isFilled) => <TimePicker {...props} defaultValue={isFilled ? '19:30' : ''} />,
    sent: { filled: '19:30', changed: '08:15', empty: '' },
    change: write('8.15'),
    controlled: {
      draw: (field) => <TimePicker {...field} />,
      empty: '',
      filled: '19:30',
    },
  },
  DateTimePicker: {
    draw: (props, isFilled) => <DateTimePicker {...props} defaultValue={isFilled ? '2026-11-20T19:30' : ''} />,
    sent: { filled: '2026-11-20T19:30', changed: '2026-12-31T19:30', empty: '' },
    change: write('31/12/2026'),
    controlled: {
      draw: (field) => <DateTimePicker {...field} />,
      empty: '',
      filled: '2026-11-20T19:30',
    },
  },
  DateRangePicker: {
    draw: (props, isFilled) => (
      <DateRangePicker {...props} {...(isFilled && { defaultValue: { from: '2026-11-01', until: '2026-11-30' } })} />
    ),
    sent: { filled: '2026-11-01/2026-11-30', changed: '2026-11-15/2026-11-30', empty: '' },
    change: write('15/11/2026'),
    controlled: {
      draw: (field) => <DateRangePicker {...field} />,
      empty: '',
      filled: { from: '2026-11-01', until: '2026-11-30' },
    },
  },
  FileUpload: {
    draw: (props, isFilled) => (
      <FileUpload {...props} upload={nameAsId} {...(isFilled && { defaultValue: uploaded })} />
    ),
    sent: { filled: 'struk', changed: 'resi.txt', empty: null },
    change: (element) => userEvent.upload(element, new File(['isi'], 'resi.txt', { type: 'text/plain' })),
    controlled: {
      draw: (field) => <FileUpload {...field} upload={nameAsId} />,
      empty: [],
      filled: uploaded,
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

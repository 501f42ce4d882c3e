import { userEvent } from 'vitest/browser'
import { Checkbox } from '../primitives/checkbox/checkbox.tsx'
import { FileInput } from '../primitives/file-input/file-input.tsx'
import { Input } from '../primitives/input/input.tsx'
import { RadioCard } from '../primitives/radio-card/radio-card.tsx'
import { Radio } from '../primitives/radio/radio.tsx'
import { RatingInput } from '../primitives/rating/rating-input.tsx'
import { SegmentedControl } from '../primitives/segmented-control/segmented-control.tsx'
import { Select } from '../primitives/select/select.tsx'
import { Slider } from '../primitives/slider/slider.tsx'
import { Switch } from '../primitives/switch/switch.tsx'
import { Textarea } from '../primitives/textarea/textarea.tsx'
import type { ControlCase } from './control-case.ts'
import { write } from './write.ts'

const segments = [
  { value: 'minggu', label: 'Minggu' },
  { value: 'bulan', label: 'Bulan' },
] as const

const press = (element: HTMLElement) => userEvent.click(element)

/** Controls that are one element of HTML. */
export const nativeControls: Readonly<Record<string, ControlCase>> = {
  Input: {
    draw: (props, isFilled) => <Input {...props} defaultValue={isFilled ? 'Sari' : ''} />,
    sent: { filled: 'Sari', changed: 'Budi', empty: '' },
    change: write('Budi'),
  },
  'Input with a unit': {
    draw: (props, isFilled) => <Input {...props} end="kg" defaultValue={isFilled ? '12' : ''} />,
    sent: { filled: '12', changed: '15', empty: '' },
    change: write('15'),
  },
  Textarea: {
    draw: (props, isFilled) => <Textarea {...props} defaultValue={isFilled ? 'Halo' : ''} />,
    sent: { filled: 'Halo', changed: 'Hai', empty: '' },
    change: write('Hai'),
  },
  Select: {
    draw: (props, isFilled) => (
      <Select {...props} defaultValue={isFilled ? 'iklan' : ''}>
        <option value="">Pilih topik</option>
        <option value="data">Data</option>
        <option value="iklan">Iklan</option>
      </Select>
    ),
    sent: { filled: 'iklan', changed: 'data', empty: '' },
    change: async (element) => {
      element.focus()
      await userEvent.keyboard('{ArrowUp}')
    },
  },
  Checkbox: {
    draw: (props, isFilled) => <Checkbox {...props} label="Setuju" value="ya" defaultChecked={isFilled} />,
    sent: { filled: 'ya', changed: null, empty: null },
    change: press,
  },
  Switch: {
    draw: (props, isFilled) => <Switch {...props} label="Kabari saya" value="ya" defaultChecked={isFilled} />,
    sent: { filled: 'ya', changed: null, empty: null },
    change: press,
  },
  Radio: {
    draw: (props, isFilled) => (
      <>
        <Radio {...props} label="Mitra" value="mitra" defaultChecked={isFilled} />
        <Radio
          name={props.name}
          disabled={props.disabled}
          readOnly={props.readOnly}
          onChange={props.onChange}
          onBlur={props.onBlur}
          label="Naikkelas"
          value="naikkelas"
        />
      </>
    ),
    sent: { filled: 'mitra', changed: 'naikkelas', empty: null },
    change: async (element) => {
      element.focus()
      await userEvent.keyboard('{ArrowDown}')
    },
  },
  RadioCard: {
    draw: (props, isFilled) => (
      <>
        <RadioCard {...props} label="QRIS" price="Gratis" value="qris" defaultChecked={isFilled} />
        <RadioCard
          name={props.name}
          disabled={props.disabled}
          readOnly={props.readOnly}
          onChange={props.onChange}
          onBlur={props.onBlur}
          label="Virtual account"
          value="va"
        />
      </>
    ),
    sent: { filled: 'qris', changed: 'va', empty: null },
    change: async (element) => {
      element.focus()
      await userEvent.keyboard('{ArrowDown}')
    },
  },
  Slider: {
    draw: (props) => <Slider {...props} defaultValue={30} />,
    sent: { filled: '30', changed: '31', empty: '30' },
    change: async (element) => {
      element.focus()
      await userEvent.keyboard('{ArrowRight}')
    },
    isNeverEmpty: true,
  },
  FileInput: {
    draw: (props) => <FileInput {...props} />,
    sent: { filled: '', changed: 'struk.txt', empty: '' },
    change: (element) => userEvent.upload(element, new File(['isi'], 'struk.txt', { type: 'text/plain' })),
  },
  RatingInput: {
    draw: (props, isFilled) => <RatingInput {...props} label="Nilai" {...(isFilled && { defaultValue: 3 })} />,
    sent: { filled: '3', changed: '4', empty: null },
    change: async (element) => {
      element.focus()
      await userEvent.keyboard('{ArrowRight}')
    },
    controlled: {
      draw: (field) => <RatingInput {...field} label="Nilai" />,
      empty: null,
      filled: 3,
    },
  },
  SegmentedControl: {
    draw: (props, isFilled) => (
      <SegmentedControl {...props} label="Rentang" options={segments} {...(isFilled && { defaultValue: 'minggu' })} />
    ),
    sent: { filled: 'minggu', changed: 'bulan', empty: null },
    change: async (element) => {
      element.focus()
      await userEvent.keyboard('{ArrowRight}')
    },
    controlled: {
      draw: (field) => <SegmentedControl {...field} label="Rentang" options={segments} />,
      empty: '',
      filled: 'minggu',
    },
  },
}

import { type DatePickerLabels, datePickerLabelsEn, datePickerLabelsId } from '../date-picker/date-picker.labels.ts'

/** What a DateRangePicker says itself. */
export interface DateRangePickerLabels {
  day: DatePickerLabels
  from: string
  until: string
  /** The buttons that open the calendars. */
  openFrom: string
  openUntil: string
  /** Names the usual ranges. */
  presets: string
  /** Said when the last day lies before the first. */
  turnedRound: string
  last7: string
  last30: string
  thisMonth: string
}

export const dateRangePickerLabelsId: DateRangePickerLabels = {
  day: datePickerLabelsId,
  from: 'Dari tanggal',
  until: 'Sampai tanggal',
  openFrom: 'Buka kalender tanggal awal',
  openUntil: 'Buka kalender tanggal akhir',
  presets: 'Rentang yang sering dipakai',
  turnedRound: 'Tanggal akhir lebih awal daripada tanggal awal.',
  last7: '7 hari terakhir',
  last30: '30 hari terakhir',
  thisMonth: 'Bulan ini',
}

export const dateRangePickerLabelsEn: DateRangePickerLabels = {
  day: datePickerLabelsEn,
  from: 'From',
  until: 'Until',
  openFrom: 'Open the calendar of the first day',
  openUntil: 'Open the calendar of the last day',
  presets: 'Usual ranges',
  turnedRound: 'The last day lies before the first.',
  last7: 'Last 7 days',
  last30: 'Last 30 days',
  thisMonth: 'This month',
}

import { type DatePickerLabels, datePickerLabelsEn, datePickerLabelsId } from '../date-picker/date-picker.labels.ts'
import { type TimePickerLabels, timePickerLabelsEn, timePickerLabelsId } from '../time-picker/time-picker.labels.ts'

/** What a DateTimePicker says itself. */
export interface DateTimePickerLabels {
  day: DatePickerLabels
  time: TimePickerLabels
  /** Names the field of the time. */
  timeField: string
  /** Said where one of the two is missing. */
  noTime: string
  noDay: string
}

export const dateTimePickerLabelsId: DateTimePickerLabels = {
  day: datePickerLabelsId,
  time: timePickerLabelsId,
  timeField: 'Jam',
  noTime: 'Jamnya belum diisi, misalnya 19.30.',
  noDay: 'Tanggalnya belum diisi, misalnya 20/11/2026.',
}

export const dateTimePickerLabelsEn: DateTimePickerLabels = {
  day: datePickerLabelsEn,
  time: timePickerLabelsEn,
  timeField: 'Time',
  noTime: 'The time is missing, like 19.30.',
  noDay: 'The day is missing, like 20/11/2026.',
}

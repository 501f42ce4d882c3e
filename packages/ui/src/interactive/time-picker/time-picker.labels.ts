/** What a TimePicker says itself. */
export interface TimePickerLabels {
  /** Names the button that opens the list of times. */
  open: string
  /** Names the list. */
  times: string
  /** How a time is written, in the empty field. */
  placeholder: string
  /** What is wrong with what was typed, and what to write instead. */
  unreadable: string
  noHour: (hour: number) => string
  noMinute: (minute: number) => string
  tooEarly: (first: string) => string
  tooLate: (last: string) => string
}

export const timePickerLabelsId: TimePickerLabels = {
  open: 'Buka daftar jam',
  times: 'Jam',
  placeholder: 'jj.mm',
  unreadable: 'Tulis jam dan menit, misalnya 19.30.',
  noHour: (hour) => `Jam ${hour} tidak ada. Hari berakhir pukul 23.59; tengah malam ditulis 00.00.`,
  noMinute: (minute) => `Menit ${minute} tidak ada. Paling banyak 59.`,
  tooEarly: (first) => `Paling awal pukul ${first}.`,
  tooLate: (last) => `Paling akhir pukul ${last}.`,
}

export const timePickerLabelsEn: TimePickerLabels = {
  open: 'Open the list of times',
  times: 'Times',
  placeholder: 'hh.mm',
  unreadable: 'Write hours and minutes, like 19.30.',
  noHour: (hour) => `There is no hour ${hour}. The day ends at 23.59; midnight is 00.00.`,
  noMinute: (minute) => `There is no minute ${minute}: 59 at most.`,
  tooEarly: (first) => `${first} at the earliest.`,
  tooLate: (last) => `${last} at the latest.`,
}

/** What a ColorInput says. */
export interface ColorInputLabels {
  /** What the presets are. */
  presets: string
  /** Names what opens the browser's own chooser. */
  choose: string
  /** What is wrong with a code that is no colour. */
  wrong: string
}

export const colorInputLabelsId: ColorInputLabels = {
  presets: 'Warna pilihan',
  choose: 'Pilih warna',
  wrong: 'Tulis warna seperti #0c7a75',
}

export const colorInputLabelsEn: ColorInputLabels = {
  presets: 'Suggested colours',
  choose: 'Choose a colour',
  wrong: 'Write a colour like #0c7a75',
}

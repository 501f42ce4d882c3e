/** What a ColorInput says. */
export interface ColorInputLabels {
  /** What the presets are. */
  presets: string
  /** Names what opens the browser's own chooser. */
  choose: string
}

export const colorInputLabelsId: ColorInputLabels = { presets: 'Warna pilihan', choose: 'Pilih warna' }

export const colorInputLabelsEn: ColorInputLabels = { presets: 'Suggested colours', choose: 'Choose a colour' }

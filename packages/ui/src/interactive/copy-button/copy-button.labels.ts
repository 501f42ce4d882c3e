/** What a CopyButton says itself. */
export interface CopyButtonLabels {
  copy: string
  copied: string
  /** Said where the browser refuses to copy, beside the text that is then selected. */
  refused: string
}

export const copyButtonLabelsId: CopyButtonLabels = {
  copy: 'Salin',
  copied: 'Tersalin',
  refused: 'Belum tersalin. Teksnya sudah dipilih, tinggal disalin.',
}

export const copyButtonLabelsEn: CopyButtonLabels = {
  copy: 'Copy',
  copied: 'Copied',
  refused: 'Not copied yet. The text is selected, copy it yourself.',
}

/** What an ImageCropper says itself. */
export interface ImageCropperLabels {
  /** Names the picture in its frame, with its keys. */
  frame: string
  zoom: string
  zoomIn: string
  zoomOut: string
  loading: string
  failed: string
}

export const imageCropperLabelsId: ImageCropperLabels = {
  frame: 'Bingkai pangkas. Panah menggeser gambar, tombol + dan − mengubah besarnya.',
  zoom: 'Perbesaran',
  zoomIn: 'Perbesar',
  zoomOut: 'Perkecil',
  loading: 'Memuat gambar',
  failed: 'Gambar ini tidak dapat dibuka. Pilih gambar lain.',
}

export const imageCropperLabelsEn: ImageCropperLabels = {
  frame: 'Crop frame. Arrows move the picture, + and − change its size.',
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  loading: 'Loading the picture',
  failed: 'This picture cannot be opened. Choose another one.',
}

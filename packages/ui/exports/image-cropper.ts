export * from '../src/interactive/image-cropper/crop-rectangle.ts'
export * from '../src/interactive/image-cropper/cropped-picture.ts'
export * from '../src/interactive/image-cropper/image-cropper.labels.ts'
export * from '../src/interactive/image-cropper/image-cropper.tsx'

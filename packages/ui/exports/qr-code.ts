export * from '../src/primitives/qr-code/qr-code.tsx'
export * from '../src/primitives/qr-code/qr-drawing.ts'

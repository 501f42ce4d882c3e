// A page's secrets go with its pixels: whoever may change those may give these.
export { publishPages as changePixelSecrets, viewPages as viewPixelSending } from '../../pages/landing-pages/index.ts'

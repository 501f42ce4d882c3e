/** The same without captions, sound streams and copy protection of its own, which nothing here uses. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}

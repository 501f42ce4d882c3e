declare const config: { forbidden: { name: string; comment: string }[] }
export default config

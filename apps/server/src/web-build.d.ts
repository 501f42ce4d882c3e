/** The web application's server build, put in by the bundler (scripts/build.mjs). */
declare module 'virtual:web-build' {
  export const render: import('./site/site-app.ts').RenderPage
}

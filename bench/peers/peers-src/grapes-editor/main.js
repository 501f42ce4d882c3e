import grapesjs from 'grapesjs'; import 'grapesjs/dist/css/grapes.min.css';
const n = +(new URLSearchParams(location.search).get('n') ?? 14);
const src = { components: await (await fetch(`/page-${n}.html`)).text(), style: await (await fetch('/style.css')).text() };
const editor = grapesjs.init({ container: '#gjs', height: '100vh', width: 'auto', storageManager: false, telemetry: false, ...src });
const top = () => editor.getWrapper().components();
window.editor = editor;
window.__bench = { n, doc: () => editor.Canvas.getDocument(), sectionSel: '[data-gjs-type="wrapper"] > section', inputSel: null, typing: 'canvas', typeSel: 'h1',
  select: (i) => editor.select(top().at(i)), duplicate: (i) => { const c = top().at(i); top().add(c.clone(), { at: i + 1 }); }, undo: () => editor.UndoManager.undo(),
  move: (a, b) => { const c = top().at(a); c.move(editor.getWrapper(), { at: b > a ? b + 1 : b }); }, count: () => top().length, order: () => top().map((c) => c.cid) };

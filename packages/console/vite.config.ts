import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { scriptBeforePaint } from './build/script-before-paint.ts'
import { compressFiles } from './compress-files.ts'

export default defineConfig({
  base: '/',
  resolve: { tsconfigPaths: true },
  plugins: [react(), scriptBeforePaint, compressFiles],
  build: {
    outDir: '../server/dist/console',
    assetsDir: 'app',
    emptyOutDir: false,
    // Every browser that can run the console knows module preloading.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // Changes only with a release of theirs, so that browsers keep it.
            {
              name: 'libraries',
              test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack[\\/](react-query|query-core))[\\/]/,
            },
            // What every page needs, signed in or not.
            {
              name: 'start',
              test: /console[\\/]src[\\/](?!main|routes|location-routes)/,
              tags: ['$initial'],
            },
            // What most pages use is one file instead of thirty.
            {
              name: 'common',
              // Home has no fields.
              test: /console[\\/]src[\\/](ui(?![\\/](field|submit-button)\.tsx)|data|layout|session|texts)[\\/]/,
              minShareCount: 24,
            },
            // So is what Home and the frame of every page share with some others: each file costs its headers, too.
            {
              name: 'frame',
              test: /console[\\/]src[\\/](layout[\\/](shell|lazy-part|sandbox-bar[\\/](sandbox-toggle|use-sandbox-bar))|location-pages|data[\\/]location-days|ui[\\/](drawer|row-link)|pages[\\/]locations[\\/]use-role-title)\.tsx?$/,
            },
            {
              name: 'home',
              test: /console[\\/]src[\\/]pages[\\/](home|locations[\\/]location-rows|invitations[\\/]use-my-invitations)\.tsx?$/,
            },
          ],
        },
      },
    },
  },
})

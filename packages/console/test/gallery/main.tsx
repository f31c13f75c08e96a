import '../../src/styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { ToastProvider } from '../../src/ui/toast.tsx'
import { Gallery } from './gallery.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root.')

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <ToastProvider>
        <Gallery />
      </ToastProvider>
    </BrowserRouter>
  </StrictMode>,
)

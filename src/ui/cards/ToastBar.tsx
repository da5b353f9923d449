import { useStore } from '@nanostores/preact';
import { $toast } from './toast.ts';

export function ToastBar() {
  const toast = useStore($toast);
  return (
    <div class="toast" role="status">
      {toast && (
        <p>
          {toast.words}
          {toast.undo && (
            <button
              type="button"
              onClick={() => {
                toast.undo?.();
                $toast.set(null);
              }}
            >
              Undo
            </button>
          )}
        </p>
      )}
    </div>
  );
}
